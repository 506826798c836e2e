import { expect, test } from '@jest/globals';

import { affinityPercentage, hasConfetti, hasStars, rangeOf, rangeProblem, variantOf } from './affinity-score.js';

const ranges = [
  { min: 0, max: 39, label: 'first' },
  { min: 40, max: 69, label: 'second' },
  { min: 70, max: 84, label: 'third' },
  { min: 85, max: 100, label: 'last' },
];
const withYes = (yes: number, count: number) => Array.from({ length: count }, (_, nth) => nth < yes);

test.each([
  [0, 12, 0],
  [1, 12, 8],
  [6, 12, 50],
  [8, 12, 67],
  [9, 12, 75],
  [10, 12, 83],
  [11, 12, 92],
  [12, 12, 100],
  // Half a percent is rounded up.
  [1, 200, 1],
  [69, 100, 69],
  [139, 200, 70],
  [0, 0, 0],
])('%i yes of %i are %i %%', (yes, count, percentage) => {
  expect(affinityPercentage(withYes(yes, count))).toBe(percentage);
});

test.each([
  [0, 'first'],
  [39, 'first'],
  [40, 'second'],
  [69, 'second'],
  [70, 'third'],
  [84, 'third'],
  [85, 'last'],
  [100, 'last'],
])('%i %% is in the range called %s', (percentage, label) => {
  expect(rangeOf(percentage, ranges)?.label).toBe(label);
});

test('what no range has is in the last one', () => {
  expect(rangeOf(50, [ranges[0]!, ranges[3]!])?.label).toBe('last');
  expect(rangeOf(90, ranges.slice(0, 2))?.label).toBe('second');
  expect(rangeOf(50, [])).toBeUndefined();
});

test.each([
  [69, false, false],
  [70, true, false],
  [84, true, false],
  [85, true, true],
])('at %i %% stars: %s, confetti: %s, where the range allows it', (percentage, stars, confetti) => {
  expect(hasStars(percentage, { showStars: true })).toBe(stars);
  expect(hasConfetti(percentage, { showConfetti: true })).toBe(confetti);
  expect(hasStars(percentage, { showStars: false })).toBe(false);
  expect(hasConfetti(percentage, { showConfetti: false })).toBe(false);
});

test('half of 10,000 sessions see B, the same one always the same; without a comparison all see A', () => {
  const sessions = Array.from({ length: 10_000 }, () => crypto.randomUUID().replaceAll('-', ''));
  const share = sessions.filter((session) => variantOf(session, true) === 'B').length / sessions.length;
  expect(share).toBeGreaterThan(0.48);
  expect(share).toBeLessThan(0.52);
  expect(sessions.every((session) => variantOf(session, true) === variantOf(session, true))).toBe(true);
  expect(sessions.every((session) => variantOf(session, false) === 'A')).toBe(true);
});

test.each([
  ['as it must be', ranges, null],
  ['with a gap', [ranges[0]!, ranges[2]!], { nth: 1, what: 'gap' }],
  ['that overlap', [{ min: 0, max: 40 }, ...ranges.slice(1)], { nth: 1, what: 'overlaps' }],
  ['that begin late', ranges.slice(1), { nth: 0, what: 'gap' }],
  ['that end early', ranges.slice(0, 3), { nth: 2, what: 'gap' }],
  ['with one upside down', [{ min: 9, max: 3 }], { nth: 0, what: 'upside_down' }],
  ['that are none', [], { nth: 0, what: 'gap' }],
])('ranges %s', (_, tried, problem) => {
  expect(rangeProblem(tried)).toEqual(problem);
});
