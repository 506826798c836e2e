import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse, parseAllDocuments } from 'yaml';

import { kustomizeBuild } from './k8s/tools.mjs';
import { openClaims } from './new-service/claims.mjs';
import { allButFrontends, copyTo, link } from './new-service/copy.mjs';
import { freePorts } from './new-service/free-ports.mjs';
import { compile, inCopy, lastLine, missingIn, node, processes, write } from './new-service/in-copy.mjs';
import { filesOf } from './new-service/page.mjs';
import { Failure, root } from './place.mjs';

const name = 'library';
const list = 'contracts/src/rooms.ts';
const embedded = 'deploy/embedded/src/services.ts';
/** What `npm run record` must make anew for a service, outside its own folder. */
const follows = [
  'deploy/docker/env.example',
  'deploy/embedded/package.json',
  'deploy/embedded/tsconfig.build.json',
  'deploy/embedded/tsconfig.json',
  'deploy/nats/nats-server.conf',
  'docker-compose.yml',
  'k8s/README.md',
  'k8s/base/kustomization.yaml',
  `k8s/base/${name}/kustomization.yaml`,
  `k8s/base/${name}/service.yaml`,
  'k8s/base/nats/stateful-set.yaml',
  'k8s/base/postgres/cluster.yaml',
  'tsconfig.json',
];

const { claim, settle } = openClaims();

async function missingIsNamed(copy, files) {
  const [inList, inEmbedded] = [list, embedded].map((file) => files.find((one) => one.file === file));
  for (const file of files.filter(({ isAdded }) => !isAdded)) write(copy, file);
  const unlisted = await missingIn(copy);
  claim(
    `a service that is not listed is named with ${list} and the line`,
    unlisted.some((line) => /^contracts\/src\/rooms\.ts:\d+: add `library: /.test(line)),
    unlisted.join('\n'),
  );

  write(copy, inList);
  const own = [
    'package.json',
    'tsconfig.json',
    'tsconfig.build.json',
    `src/${name}.service.ts`,
    'src/main.ts',
    'migrations',
  ];
  const places = own.map((file) => path.join(copy, 'services', name, file));
  for (const place of places) renameSync(place, `${place}.away`);
  const withoutThem = await missingIn(copy);
  for (const place of places) renameSync(`${place}.away`, place);
  for (const file of own)
    claim(
      `its own ${file} is named while it is missing`,
      withoutThem.includes(`services/${name}/${file} is missing`),
      withoutThem.join('\n'),
    );

  const listed = await missingIn(copy);
  claim(
    `${embedded} is named with its line`,
    listed.some((line) => /^deploy\/embedded\/src\/services\.ts:\d+: import `library`/.test(line)),
    listed.join('\n'),
  );
  for (const file of follows)
    claim(
      `${file} is named before it is made`,
      listed.some((line) => line.startsWith(`${file}:`)),
      listed.join('\n'),
    );

  write(copy, inEmbedded);
}

async function followingIsMade(copy) {
  const locked = await inCopy(copy, 'npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--offline',
    '--no-audit',
    '--no-fund',
  ]);
  const lock = JSON.parse(readFileSync(path.join(copy, 'package-lock.json'), 'utf8'));
  claim('npm notes the package', lock.packages[`services/${name}`] !== undefined, locked.said);
  link(copy, `services/${name}`);

  const recorded = await node(copy, 'tools/run.mjs', 'record');
  const left = await missingIn(copy);
  claim('npm run record makes the rest', recorded.code === 0 && left.length === 0, recorded.said + left.join('\n'));
  const built = await compile(copy, `services/${name}/tsconfig.build.json`, `services/${name}`, ...processes);
  claim('it builds', built.code === 0, built.said);
}

async function isRendered(copy) {
  const { services } = parse(readFileSync(path.join(copy, 'docker-compose.yml'), 'utf8'), { merge: true });
  claim(
    'compose has its process and its migration',
    services[name]?.build?.args.ROOM === `services/${name}` && services[`migrate-${name}`] !== undefined,
  );
  const resources = parseAllDocuments(await kustomizeBuild(path.join(copy, 'k8s/overlays/production'))).map((one) =>
    one.toJS(),
  );
  const kinds = resources
    .filter(({ metadata }) => [name, `migrate-${name}`].includes(metadata.name))
    .map(({ kind }) => kind);
  claim(
    'Kubernetes has its Deployment, migration, database, budget and scaler',
    kinds.sort().join() === 'Database,Deployment,Job,PodDisruptionBudget,ScaledObject',
    kinds.join(),
  );
  const policy = await node(copy, 'tools/run.mjs', 'k8s');
  claim('every schema and rule of Kubernetes holds with it', policy.code === 0, policy.said);
}

async function starts(copy) {
  const data = path.join(copy, '.data');
  const inOne = await node(
    copy,
    'tools/run/new-service/embedded.mjs',
    name,
    path.join(data, 'embedded'),
    await freePorts(),
  );
  const { ready, tables } = inOne.code === 0 ? lastLine(inOne) : { ready: [], tables: [] };
  claim('it starts embedded, with its schema', ready.includes(name) && tables.includes('known_children'), inOne.said);

  const stack = path.join(data, 'stack');
  const apart = await node(copy, 'tools/run/new-service/engines.mjs', name, stack, await freePorts());
  const seen = apart.code === 0 ? lastLine(apart) : {};
  claim('it starts on PostgreSQL and NATS, as users of its own', seen.isReady === true, apart.said);
  claim(
    'it has two roles, and the one that works alters no schema',
    seen.roles === `${name},${name}_owner` && seen.mayAlter === 'f',
    apart.said,
  );
  claim(
    'it has its consumer, and hears an event through it',
    seen.hasHeard === true && seen.consumers.includes(`${name}-on-identity`),
    apart.said,
  );
}

const unlisted = {
  file: `services/${name}/src/children/count-approval-when-request-approved.handler.ts`,
  text: `import { requestApproved } from '@alcancia/contracts/family';
import { Hears, Reaction } from '@alcancia/server-kit';

@Reaction()
export class CountApprovalWhenRequestApproved {
  @Hears(requestApproved)
  async react(): Promise<void> {}
}
`,
};

async function unlistedDoesNotStart(copy) {
  write(copy, unlisted);
  const module = path.join(copy, `services/${name}/src/children/children.module.ts`);
  const words = readFileSync(module, 'utf8')
    .replace('reactions: [', 'reactions: [CountApprovalWhenRequestApproved, ')
    .replace(
      /^/,
      `import { CountApprovalWhenRequestApproved } from './count-approval-when-request-approved.handler.js';\n`,
    );
  writeFileSync(module, words);
  const built = await compile(copy, `services/${name}/tsconfig.build.json`);
  claim('a reaction to a service that is not listed compiles', built.code === 0, built.said);
  const started = await node(
    copy,
    'tools/run/new-service/embedded.mjs',
    name,
    path.join(copy, '.data/embedded'),
    await freePorts(),
  );
  claim(
    'and stops its service at the start, with the words of what is missing',
    started.code !== 0 && started.said.includes(`does not say that ${name} hears it`),
    started.said,
  );
}

/** Adds a service to a copy of the project by docs/add-a-service.md alone, and sees that it is there in every way of running. */
export async function newService() {
  const copy = mkdtempSync(path.join(tmpdir(), 'alcancia-new-service-'));
  // PostgreSQL runs as a user of its own and has its folder in here.
  chmodSync(copy, 0o711);
  try {
    copyTo(copy, allButFrontends);
    const built = await compile(copy, ...processes);
    if (built.code !== 0) throw new Failure(built.said);
    const files = filesOf(readFileSync(path.join(root, 'docs/add-a-service.md'), 'utf8'));
    const before = await missingIn(copy);
    claim('nothing is missing before', before.length === 0, before.join('\n'));
    await missingIsNamed(copy, files);
    const outside = files.filter(({ file }) => !file.startsWith(`services/${name}/`)).map(({ file }) => file);
    claim(
      `by hand ${outside.length} files are touched outside its folder`,
      outside.join() === [list, embedded].join(),
      outside.join(),
    );
    await followingIsMade(copy);
    await isRendered(copy);
    await starts(copy);
    await unlistedDoesNotStart(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  settle('A service cannot be added as docs/add-a-service.md says; see above.');
}
