import { expect, it } from '@jest/globals';

import { litDots } from './day-dots.js';

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 3],
  [8, 8, 8],
  [0, 18, 0],
  [1, 18, 1],
  [9, 18, 4],
  [17, 18, 7],
  [18, 18, 8],
  [49, 50, 7],
])('%i of %i lights %i dots', (done, total, lit) => {
  expect(litDots(done, total)).toBe(lit);
});
