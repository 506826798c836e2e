import { expect, test } from '@jest/globals';

import { choosePet, saveTheme } from '@alcancia/contracts/family';
import { listChildren } from '@alcancia/contracts/identity';
import { aHome, until } from '@alcancia/testing';

import { aStack } from './test/a-stack.js';
import { allSpent, firstCoins } from './test/first-coins.js';

test('a family earns its first coins and spends them, each step in a process of its own', async () => {
  expect(await firstCoins(aStack())).toMatchObject(allSpent);
});

test('what a child makes of its world, which family keeps, reaches identity by event', async () => {
  const stack = aStack();
  const { childId, asAdult, asChild } = await aHome(stack);
  await stack.want(saveTheme, { childId, cardDesign: 'ocean', colorTheme: 'royal-purple' }, asChild);
  await stack.want(choosePet, { childId, kitId: 'owl' }, asChild);
  const known = await until('identity knows the companion', async () => {
    const { children } = await stack.want(listChildren, {}, asAdult);
    return children.find(({ id, avatar }) => id === childId && avatar === 'owl');
  });
  expect(known).toMatchObject({ palette: 'royal-purple', cardDesign: 'ocean' });
});
