import { readlink } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

import { aStack, type Stack } from '../test/a-stack.js';
import { anEarlierCheckout, throwAway } from '../test/checkouts.js';
import { allSpent, firstCoins } from '../test/first-coins.js';

let stack: Stack;
let earlier: string;
beforeAll(async () => {
  stack = aStack();
  earlier = await anEarlierCheckout();
}, 400_000);
afterAll(() => throwAway(earlier));

afterEach(async () => {
  for (const part of ['family', 'gateway']) await stack.control('--restart', part);
});

const codeOf = (part: string): Promise<string> => readlink(`/proc/${stack.part(part).pid}/cwd`);

test.each([
  ['family', 'gateway'],
  ['gateway', 'family'],
])('the %s of the release before serves beside the %s of today', async (old, today) => {
  await stack.control('--restart', old, '--from', earlier);
  expect(await codeOf(old)).toBe(earlier);
  expect(await codeOf(today)).not.toBe(earlier);

  const { restarts } = stack.part(old);
  expect(await firstCoins(stack)).toMatchObject(allSpent);
  expect(stack.part(old).restarts).toBe(restarts);
});
