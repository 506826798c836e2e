import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from './place.mjs';
import { composeSections, envSections } from './rooms/compose.mjs';
import { missingByHand } from './rooms/written-by-hand.mjs';
import { workspaceFiles } from './rooms/packages.mjs';
import { firstDifference, withSection } from './rooms/sections.mjs';
import { execute } from './spawn.mjs';

const read = (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
const versionOf = (folder) => JSON.parse(read(`${folder}/package.json`)).version;

const withSections = (file, sections) =>
  Object.entries(sections).reduce((text, [name, lines]) => withSection(file, text, name, lines.join('\n')), read(file));

/** Every file that follows from the list of rooms: path → what it should be. */
async function madeFiles(rooms) {
  const [kubernetes, frontEnds, { serverConfig }] = await Promise.all([
    import('./rooms/kubernetes.mjs'),
    import('./rooms/kubernetes-front-ends.mjs'),
    import(path.join(root, 'deploy/nats/dist/server-config.js')),
  ]);
  const sections = {
    'docker-compose.yml': composeSections(rooms),
    'deploy/docker/env.example': envSections(rooms),
    'k8s/base/kustomization.yaml': kubernetes.baseSections(rooms, versionOf),
    'k8s/base/gateway/deployment.yaml': frontEnds.gatewaySections(rooms),
    'k8s/base/gateway/entrance.yaml': frontEnds.entranceSections(rooms),
    'k8s/base/nats/stateful-set.yaml': kubernetes.natsSections(rooms),
    'k8s/base/postgres/cluster.yaml': kubernetes.roleSections(rooms),
    'k8s/README.md': kubernetes.readmeSections(rooms),
  };
  return {
    'deploy/nats/nats-server.conf': serverConfig(),
    ...Object.fromEntries(Object.entries(sections).map(([file, made]) => [file, withSections(file, made)])),
    ...Object.assign({}, ...Object.entries(rooms.services).map(kubernetes.serviceFiles)),
    ...Object.assign({}, ...rooms.frontEndNames.map(frontEnds.frontEndFiles)),
    ...Object.fromEntries(
      Object.entries(workspaceFiles).map(([file, made]) => [file, made(read(file), rooms, versionOf)]),
    ),
  };
}

/** Folders that were made for a service or a front end that is no longer listed. */
function leftOver({ serviceNames, frontEndNames }) {
  const listed = [...serviceNames, ...frontEndNames.map((name) => `web-${name}`)];
  return readdirSync(path.join(root, 'k8s/base'))
    .filter((name) => !listed.includes(name) && read(`k8s/base/${name}/kustomization.yaml`).startsWith('# Made from'))
    .map((name) => `k8s/base/${name}: nothing in contracts/src/rooms.ts asks for it any more; delete it`);
}

/** What is made is written as Prettier wants it, so that neither check breaks the other. */
async function formatted(file, text) {
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: path.join(root, '.prettierignore') });
  if (ignored || !inferredParser) return text;
  return format(text, { ...(await resolveConfig(path.join(root, file))), filepath: file });
}

/** What stands in the way of making anything, and what is not yet what the list of rooms makes it. */
async function review() {
  if ((await execute('tsc', ['-b', 'deploy/nats/tsconfig.build.json'], { quiet: true })) !== 0)
    throw new Failure('The contracts or deploy/nats do not compile; see above.');
  const rooms = await import('@alcancia/contracts/rooms');
  const missing = [...missingByHand(rooms), ...leftOver(rooms)];
  if (missing.some((line) => line.endsWith('is missing'))) return { missing, stale: [] };
  const stale = [];
  for (const [file, text] of Object.entries(await madeFiles(rooms))) {
    const wanted = await formatted(file, text);
    if (wanted !== read(file)) stale.push({ file, wanted });
  }
  return { missing, stale };
}

/** What the list of services asks for and is not there, each with file and line. */
export async function brokenRooms() {
  const { missing, stale } = await review();
  return [
    ...missing,
    ...stale.map(
      ({ file, wanted }) =>
        `${file}:${firstDifference(wanted, read(file))}: not what contracts/src/rooms.ts makes it; run: npm run record`,
    ),
  ];
}

/** Writes what follows from the list of services, and answers which files changed. */
export async function writeRooms() {
  const { missing, stale } = await review();
  for (const { file, wanted } of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), wanted);
  }
  return { missing, written: stale.map(({ file }) => file) };
}
