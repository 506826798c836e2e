import { describe, expect, test } from '@jest/globals';

import { thresholdOf } from './goal.policy.js';

describe('the threshold of a milestone', () => {
  test('never comes before its percent', () => {
    expect(thresholdOf(10, 25)).toBe(3);
    expect(thresholdOf(40, 25)).toBe(10);
    expect(thresholdOf(100_000, 75)).toBe(75_000);
  });

  test('of the end is the target', () => {
    for (const target of [10, 33, 99_999]) expect(thresholdOf(target, 100)).toBe(target);
  });
});
