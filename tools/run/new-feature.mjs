import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openClaims } from './new-service/claims.mjs';
import { copyTo } from './new-service/copy.mjs';
import { freePorts } from './new-service/free-ports.mjs';
import { compile, inCopy, lastLine, node, write } from './new-service/in-copy.mjs';
import { filesOf } from './new-service/page.mjs';
import { root } from './place.mjs';
import { sourcesIn } from './sources.mjs';

const spoken = 'frontends/kit/src/words/rooms/family.ts';
/** What a person changes outside the feature's own files: its room in three places, and proofs that know every one. */
const touched = [
  'contracts/src/family/index.ts',
  'contracts/src/live.spec.ts',
  'deploy/embedded/test/rightful-family.ts',
  'frontends/family/src/module.spec.tsx',
  'frontends/family/src/module.ts',
  'frontends/family/src/navigation.ts',
  'frontends/family/src/words/navigation.ts',
  spoken,
  'services/family/src/coins/booking.policy.ts',
  'services/family/src/family.service.ts',
];
const recorded = [
  'contracts/recorded/family/events.family.bonus-given.v1.snap.json',
  'contracts/recorded/family/family.give-bonus.snap.json',
];
const route = '/api/family/children/{childId}/bonuses';
/** What must compile with the feature: its own rooms with their proofs, and the system with the gateway in it. */
const rooms = ['contracts', 'services/family', 'frontends/family', 'deploy/embedded'];

const { claim, settle } = openClaims();

/** Which files of the copy are not those of the project. */
async function differences(copy) {
  const list =
    "const { sourcesIn } = await import('./tools/run/sources.mjs'); console.log(JSON.stringify([...sourcesIn('.')]))";
  const there = lastLine(await node(copy, '--input-type=module', '-e', list));
  const before = new Set(sourcesIn('.'));
  const isSame = (file) => readFileSync(path.join(root, file)).equals(readFileSync(path.join(copy, file)));
  return {
    added: there.filter((file) => !before.has(file)),
    changed: there.filter((file) => before.has(file) && !isSame(file)),
  };
}

async function isWritten(copy, files) {
  const words = files.find(({ file }) => file === spoken);
  for (const file of files.filter((one) => one !== words)) write(copy, file);
  const wordless = await compile(copy, 'frontends/kit');
  claim(
    `without its words the compiler names ${spoken}`,
    wordless.code !== 0 && wordless.said.includes(spoken) && wordless.said.includes('bonus_limit_reached'),
    wordless.said,
  );
  write(copy, words);

  const { added, changed } = await differences(copy);
  claim(
    `by hand ${touched.length} files outside the feature's own are changed, and these are they`,
    changed.toSorted().join() === touched.toSorted().join(),
    changed.join('\n'),
  );
  const strange = added.filter((file) => !/\bbonus(es)?\b/.test(file));
  claim('every other file is named after the feature', strange.length === 0, strange.join('\n'));
}

async function followingIsMade(copy) {
  const before = await differences(copy);
  const made = await node(copy, 'tools/run.mjs', 'record');
  const after = await differences(copy);
  const added = after.added.filter((file) => !before.added.includes(file));
  const changed = after.changed.filter((file) => !before.changed.includes(file));
  claim(
    'npm run record keeps its contract and its event, and tells of it in docs/events.md',
    made.code === 0 && added.toSorted().join() === recorded.join() && changed.join() === 'docs/events.md',
    [made.said, ...added, ...changed].join('\n'),
  );
  const elsewhere = [...after.added, ...after.changed].filter((file) => /^(gateway|frontends[/]shell)[/]/.test(file));
  claim('no file of the shell or the gateway is touched', elsewhere.length === 0, elsewhere.join('\n'));
}

async function holds(copy, files) {
  const built = await compile(copy, ...rooms, 'deploy/embedded/tsconfig.build.json');
  claim('its rooms and the whole system compile', built.code === 0, built.said);
  const own = files.filter(({ file }) => !file.endsWith('.sql')).map(({ file }) => file);
  const formatted = await inCopy(copy, 'prettier', ['--check', '--log-level=warn', ...own]);
  claim('what the page says is formatted', formatted.code === 0, formatted.said);
  const checked = await node(copy, 'tools/run.mjs', 'check', 'files', 'rules', 'records');
  claim('names, lengths, rules and records hold', checked.code === 0, checked.said);
  const { said } = await node(copy, 'tools/run/boundaries.mjs');
  // The packages of a copy are links: what is said of their places is not about the feature.
  const broken = said.split('\n').filter((line) => line.includes(' → ') && !line.includes('/node_modules/'));
  claim('boundaries hold', /^\d+ modules/m.test(said) && broken.length === 0, said);
}

async function isProved(copy) {
  const spec = (...args) => node(copy, 'tools/run.mjs', 'spec', '-i', ...args);
  const own = [
    'services/family/src/bonuses/',
    'frontends/family/src/(pages/bonuses|module)',
    'contracts/src/(live|registry|glossary)',
  ];
  const itself = await spec('--selectProjects', 'unit', 'web', 'int', '--testPathPatterns', ...own);
  claim(
    'its own proofs, those of its navigation and those of all contracts and signals pass',
    itself.code === 0,
    itself.said,
  );
  const matrix = await spec('--testPathPatterns', 'access-matrix', '--testNamePattern', 'give-bonus|every contract');
  claim(
    'over HTTP it serves an adult who may, and refuses a child, a stranger and everyone else',
    matrix.code === 0 && /\b2 passed/.test(matrix.said),
    matrix.said,
  );
}

async function starts(copy) {
  const data = path.join(copy, '.data/embedded');
  const run = await node(copy, 'tools/run/new-service/embedded.mjs', 'family', data, await freePorts());
  const { ready, routes } = run.code === 0 ? lastLine(run) : { ready: [], routes: {} };
  claim('the whole system starts with it', ready.includes('family'), run.said);
  claim('/api/openapi.json tells of its route', routes[route]?.post !== undefined, Object.keys(routes).join('\n'));
}

/** Adds a feature to a copy of the project by docs/add-a-use-case.md alone, from its contract to its entry in the navigation. */
export async function newFeature() {
  const copy = mkdtempSync(path.join(tmpdir(), 'alcancia-new-feature-'));
  chmodSync(copy, 0o711);
  try {
    copyTo(copy);
    const files = filesOf(readFileSync(path.join(root, 'docs/add-a-use-case.md'), 'utf8'));
    await isWritten(copy, files);
    await followingIsMade(copy);
    await holds(copy, files);
    await isProved(copy);
    await starts(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  settle('A feature cannot be added as docs/add-a-use-case.md says; see above.');
}
