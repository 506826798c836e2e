import { expect, test } from '@jest/globals';

import { aStack } from './test/a-stack.js';
import { allSpent, firstCoins } from './test/first-coins.js';

test('a family earns its first coins and spends them, each step in a process of its own', async () => {
  expect(await firstCoins(aStack())).toMatchObject(allSpent);
});
