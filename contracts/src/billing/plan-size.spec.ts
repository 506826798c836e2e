import { expect, it } from '@jest/globals';

import { isSmaller } from './plan-size.js';

const room = (maxChildren: number, maxGuardians: number, maxDevices: number) => ({
  maxChildren,
  maxGuardians,
  maxDevices,
});

it.each([
  ['the same room', room(6, 3, 10), false],
  ['more of everything', room(20, 6, -1), false],
  ['fewer children', room(5, 6, -1), true],
  ['fewer guardians', room(20, 2, -1), true],
  ['fewer devices', room(20, 6, 9), true],
])('%s', (_, one, isLess) => {
  expect(isSmaller(one, room(6, 3, 10))).toBe(isLess);
});

it('an end is smaller than none', () => {
  expect(isSmaller(room(6, 3, 10), room(6, 3, -1))).toBe(true);
  expect(isSmaller(room(6, 3, -1), room(6, 3, -1))).toBe(false);
});
