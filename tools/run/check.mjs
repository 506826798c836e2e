import { brokenFiles } from './files.mjs';
import { completedLock } from './lock.mjs';
import { Failure } from './place.mjs';
import { brokenRecords } from './record.mjs';
import { brokenRules } from './rules.mjs';
import { brokenSabotages } from './sabotage.mjs';
import { execute } from './spawn.mjs';
import { test } from './tests.mjs';

const run =
  (command, ...args) =>
  async () =>
    (await execute(command, args)) === 0;

const steps = {
  lock: () => {
    const { added } = completedLock();
    if (added.length > 0) console.error(`npm ci will refuse package-lock.json; run: node tools/run.mjs lock`);
    return added.length === 0;
  },
  format: run('prettier', '--check', '--log-level=warn', '.'),
  // Before the lint, which reads what the compiler has written of the contracts.
  types: run('tsc', '-b'),
  lint: run('oxlint', '--type-aware', '--deny-warnings'),
  files: () => {
    const broken = [...brokenFiles(), ...brokenSabotages()];
    for (const line of broken) console.error(line);
    return broken.length === 0;
  },
  rules: () => {
    const broken = brokenRules();
    for (const line of broken) console.error(line);
    return broken.length === 0;
  },
  boundaries: run('node', 'tools/run/boundaries.mjs'),
  async records() {
    const broken = await brokenRecords();
    for (const line of broken) console.error(line);
    return broken.length === 0;
  },
  units: () =>
    test(['unit']).then(
      () => true,
      () => false,
    ),
};

/** Everything that needs no database and no browser. Every step runs, so that one look shows all that is wrong. */
export async function check(names) {
  const broken = [];
  for (const [name, step] of Object.entries(steps)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const startedAt = Date.now();
    const isRight = await step();
    console.log(`${isRight ? '✓' : '✗'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    if (!isRight) broken.push(name);
  }
  if (broken.length > 0) throw new Failure(`Broken: ${broken.join(', ')}.`);
}
