import { describe, expect, test } from '@jest/globals';

import { measureNames, readOptions } from './options.js';

describe('what the bench is asked for', () => {
  test('is everything with five pairs, written down, when nothing is said', () => {
    expect(readOptions([])).toEqual({ only: measureNames, pairs: 5, seconds: 4, isKept: true });
  });

  test('may be some measures, in any case and order, without keeping the result', () => {
    expect(readOptions(['--only', 'm3,M1', '--pairs', '7', '--seconds', '2', '--dry'])).toEqual({
      only: ['M1', 'M3'],
      pairs: 7,
      seconds: 2,
      isKept: false,
    });
  });

  test.each([[['--pairs', '4']], [['--only', 'M1']], [['--dry']]])('is not written down with %j', (args) => {
    expect(readOptions(args).isKept).toBe(false);
  });

  test.each([
    [['--only', 'M9'], /--only takes M1, .* not "M9"/],
    [['--pairs', '0'], /--pairs takes a number from 1, not "0"/],
    [['--seconds', 'soon'], /--seconds takes a number from 1, not "soon"/],
    [['--fast'], /Unknown option '--fast'/],
  ])('%j is refused in one sentence', (args, why) => {
    expect(() => readOptions(args)).toThrow(why);
  });
});
