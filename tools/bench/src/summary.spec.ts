import { describe, expect, test } from '@jest/globals';

import { quantile, summaryOf } from './summary.js';

describe('a summary', () => {
  test('names the middle, the least and the most, whatever the order', () => {
    expect(summaryOf([3, 1, 5, 2, 4])).toEqual({ median: 3, min: 1, max: 5 });
    expect(summaryOf([10, 9])).toEqual({ median: 9, min: 9, max: 10 });
  });

  test('of nothing is refused: a measure without a good run has no figure', () => {
    expect(() => summaryOf([])).toThrow('Nothing was measured');
  });

  test('finds the value below which most lie', () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([quantile(values, 0.5), quantile(values, 0.99)]).toEqual([51, 100]);
  });
});
