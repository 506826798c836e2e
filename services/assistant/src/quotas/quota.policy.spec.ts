import { describe, expect, test } from '@jest/globals';

import { markToTell } from './quota.policy.js';

const percentTold = (used: number, most: number, toldFromUse = 0) =>
  markToTell(used, most, toldFromUse)?.percent ?? null;

describe('a mark of the quota', () => {
  test('begins with the first use at 80 or at 95 percent', () => {
    expect([119, 120, 142, 143].map((used) => percentTold(used, 150))).toEqual([null, 80, 80, 95]);
  });

  test('is told once, also when the next one was told before it', () => {
    expect([percentTold(130, 150, 120), percentTold(145, 150, 120), percentTold(148, 150, 143)]).toEqual([
      null,
      95,
      null,
    ]);
  });

  test('of a larger plan is told anew', () => {
    expect([percentTold(119, 150, 40), percentTold(120, 150, 40)]).toEqual([null, 80]);
  });
});
