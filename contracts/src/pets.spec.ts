import { expect, test } from '@jest/globals';

import { petMoodOf, petStageOf } from './pets.js';

test.each([
  [0, 1],
  [149, 1],
  [150, 2],
  [599, 2],
  [600, 3],
  [1_599, 3],
  [1_600, 4],
  [3_999, 4],
  [4_000, 5],
  [1_000_000, 5],
])('with %i points of a lifetime a companion is at stage %i', (points, stage) => {
  expect(petStageOf(points)).toBe(stage);
});

test.each([
  [0, 0, 'sleep'],
  [0, 3, 'happy'],
  [2, 3, 'happy'],
  [3, 3, 'cheer'],
] as const)('with %i of %i done today it is %s', (todayDone, todayTotal, mood) => {
  expect(petMoodOf({ todayDone, todayTotal })).toBe(mood);
});
