import { expect, test } from '@jest/globals';

import { interleaved, type Run, VoidRun } from './pairs.js';

const run: Run = { perSecond: 1, cpuUs: 1 };
const pair = { ours: run, other: run };

/** Two sides that note their turns; `ours` is void as often as is said. */
function sides(voidRuns = 0) {
  const turns: string[] = [];
  let left = voidRuns;
  const ours = async (): Promise<Run> => {
    turns.push('ours');
    left -= 1;
    if (left >= 0) throw new VoidRun('503');
    return run;
  };
  const other = async (): Promise<Run> => (turns.push('other'), run);
  return { turns, ours, other };
}

test('both sides take turns, and neither is always the first', async () => {
  const { turns, ours, other } = sides();
  await interleaved(2, ours, other);
  expect(turns.slice(2)).toEqual(['ours', 'other', 'other', 'ours']);
});

test('a void run is made up for and counted, except while both sides warm up', async () => {
  const { ours, other } = sides(2);
  expect(await interleaved(3, ours, other)).toEqual({ pairs: [pair, pair, pair], voided: 1 });
});

test('a side that is always void ends the measure', async () => {
  const { ours, other } = sides(Infinity);
  await expect(interleaved(3, ours, other)).rejects.toThrow('more runs were void than were asked for: 503');
});

test('any other fault ends it at once', async () => {
  const broken = async (): Promise<Run> => {
    throw new Error('gone');
  };
  await expect(interleaved(3, broken, broken)).rejects.toThrow('gone');
});
