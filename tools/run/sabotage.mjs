import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { sabotages } from '../jest/sabotages.mjs';
import { Failure, root } from './place.mjs';
import { execute, jestOptions } from './spawn.mjs';

const limitMs = 5 * 60_000;
const outcome = path.join(root, '.cache/sabotage.json');

/** Titles of the tests that failed; null when they did not even run. */
function failuresIn(file) {
  const { testResults, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  if (numRuntimeErrorTestSuites > 0) return null;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status }) => status === 'failed').map(({ title }) => title);
}

async function sabotage(name, { file, from, proof, noticedBy }) {
  if (!readFileSync(path.join(root, file), 'utf8').includes(from))
    throw new Failure(`${name}: ${file} does not say «${from}» any more.`);
  rmSync(outcome, { force: true });
  await execute(
    'jest',
    ['-c', 'tools/jest/sabotage.config.mjs', '-i', '--json', `--outputFile=${outcome}`, '--runTestsByPath', proof],
    { quiet: true, timeoutMs: limitMs, env: { NODE_OPTIONS: jestOptions, SABOTAGE: name, LOG_LEVEL: 'silent' } },
  );
  const failed = failuresIn(outcome);
  const isNoticed = failed?.some((title) => title.startsWith(noticedBy)) ?? false;
  console.log(
    `${isNoticed ? '✓' : '✗'} without ${name}: ${failed === null ? 'nothing ran' : `${failed.length} failed`}`,
  );
  return isNoticed;
}

/** Takes one thing after the other out of the code and sees that its test notices. Only a real PostgreSQL races. */
export async function sabotageAll() {
  if (!process.env.DATABASE_URL)
    throw new Failure('Set DATABASE_URL to a PostgreSQL server: only there do statements race.');
  mkdirSync(path.dirname(outcome), { recursive: true });
  let unnoticed = 0;
  for (const [name, one] of Object.entries(sabotages)) if (!(await sabotage(name, one))) unnoticed += 1;
  if (unnoticed > 0) throw new Failure(`${unnoticed} went unnoticed.`);
}
