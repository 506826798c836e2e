import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { startedOnce } from './first-start.mjs';
import { countsOf, everyRoom, isProof, prove } from './jest.mjs';
import { Failure, root } from './place.mjs';
import { sourcesIn } from './sources.mjs';
import { execute } from './spawn.mjs';

/** Units side by side; the suites that boot a database take both cores each, so one room at a time. */
const plan = {
  unit: ['--parallel=2'],
  int: ['--parallel=1'],
};

/**
 * Runs the named kinds in every room; on another PostgreSQL again, but for the rooms that have no database. Nx leaves out
 * what has not changed; where nothing was run before, one run of Jest for all rooms spares starting it for each.
 */
export async function test(kinds) {
  const codes = [];
  for (const kind of kinds) {
    forget(kind);
    codes.push(process.env.CI ? await prove(kind, everyRoom) : await throughNx(kind));
  }
  settle(codes, kinds, kinds);
}

const throughNx = (kind) => execute('nx', ['run-many', '-t', kind, '--outputStyle=static', ...plan[kind]]);

/** The suites that need the running system in a browser: all, or those whose path matches a pattern. */
export async function journeys(kind, args) {
  forget(kind);
  const prepared = await startedOnce();
  process.env.JOURNEYS_DATA = prepared.dataDir;
  const code = await prove(kind, path.join(root, 'tests/journeys'), [...args, '-i']);
  prepared.remove();
  settle([code], [kind], args.length > 0 ? [] : [kind]);
}

/** The suites that need the stack, whichever room they are in. */
export async function onStack(args) {
  forget('stack');
  const code = await prove('stack', root, ['-i', '--forceExit', ...args]);
  settle([code], ['stack'], args.length > 0 ? [] : ['stack']);
}

/** Proofs of these kinds that stand in the tree and that no room has run: nothing may vanish from a run. */
export function vanished(kinds, files, runs) {
  const ran = runs.flatMap(({ testResults = [] }) => testResults.map(({ name }) => name.replaceAll('\\', '/')));
  const wanted = files.filter((file) => kinds.some((kind) => isProof[kind](file)));
  return wanted.filter((file) => !ran.some((name) => name.endsWith(`/${file}`)));
}

const forget = (kind) => rmSync(countsOf(kind), { recursive: true, force: true });

/** Adds up what ran of these kinds; every proof of the `whole` kinds must be among it. */
function settle(codes, kinds, whole) {
  const runs = kinds
    .map(countsOf)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const sum = (count) => runs.reduce((total, run) => total + count(run), 0);
  const passed = sum((run) => run.numPassedTests);
  const failed = sum((run) => run.numFailedTests + run.numRuntimeErrorTestSuites);

  for (const broken of runs.flatMap(brokenIn)) console.log(`Broken: ${broken}`);
  const missing = vanished(whole, [...sourcesIn('.')], runs);
  for (const file of missing) console.log(`Not run: ${file}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || codes.some((code) => code !== 0)) throw new Failure('Some proofs failed; see above.');
  if (missing.length > 0) throw new Failure('Some proofs did not run; see above.');
  if (passed === 0) throw new Failure('No proof ran.');
}

/** Every proof that failed, by name: at the end, where a shortened log still shows it. */
const brokenIn = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status: how }) => how === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${message.slice(0, 500)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n').slice(0, 2_000)}`,
    );
  });
