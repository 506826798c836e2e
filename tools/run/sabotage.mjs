import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { sabotagesLike } from '../jest/sabotages.mjs';
import { Failure, root } from './place.mjs';
import { execute, jestOptions } from './spawn.mjs';

const limitMs = 50 * 60_000;
/** Of each pattern apart: two may run side by side. */
const outcomeOf = (pattern) => path.join(root, '.cache/sabotage', `${encodeURIComponent(pattern) || 'all'}.json`);

const textOf = (place) => (existsSync(path.join(root, place)) ? readFileSync(path.join(root, place), 'utf8') : '');

/** Sabotages that would take nothing out, or that nobody is there to notice. */
export const brokenSabotages = (pattern) =>
  sabotagesLike(pattern).flatMap(({ name, file, from, to, proof }) => [
    ...(textOf(file).includes(from) ? [] : [`${name}: ${file} does not say «${from}»`]),
    ...(from === to ? [`${name}: nothing is changed`] : []),
    ...(textOf(proof) === '' ? [`${name}: there is no ${proof}`] : []),
  ]);

/** Takes one thing after the other out of the code and sees that its test notices: all of them, or those like a pattern. */
export async function sabotageAll([pattern = '']) {
  const chosen = sabotagesLike(pattern);
  if (chosen.length === 0) throw new Failure(`No sabotage is called like «${pattern}».`);
  const broken = brokenSabotages(pattern);
  if (broken.length > 0) throw new Failure(broken.join('\n'));
  if (!process.env.DATABASE_URL && chosen.some(({ races }) => races))
    throw new Failure('Set DATABASE_URL to a PostgreSQL server: only there do statements race.');

  const outcome = outcomeOf(pattern);
  mkdirSync(path.dirname(outcome), { recursive: true });
  rmSync(outcome, { force: true });
  const env = { NODE_OPTIONS: jestOptions, SABOTAGE_PATTERN: pattern, SABOTAGE_OUTCOME: outcome, LOG_LEVEL: 'silent' };
  await execute('jest', ['-c', 'tools/jest/sabotage.config.mjs'], { timeoutMs: limitMs, env });

  const { told, unnoticed, sick } = JSON.parse(readFileSync(outcome, 'utf8'));
  const untold = chosen.length - told;
  console.log(`\n${told - unnoticed} passed, ${unnoticed + untold + sick} failed`);
  if (untold > 0) throw new Failure(`${untold} were not tried.`);
  if (unnoticed > 0) throw new Failure(`${unnoticed} went unnoticed.`);
  if (sick > 0) throw new Failure(`${sick} tests fail with everything in its place.`);
}
