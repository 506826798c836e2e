import { afterEach, beforeAll, expect, test } from '@jest/globals';

import { respond } from '@alcancia/contracts/assistant';
import { listApprovals } from '@alcancia/contracts/family';
import { type Home, aHome } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(() => heal(stack));

const ownFigures = { mode: 'guia', question: '¿Cómo voy esta semana?' } as const;
const known = { mode: 'guia', question: '¿Cómo creo una meta?' } as const;

test('own figures are looked up in family; while it stands still, it is said where they stand', async () => {
  expect(await stack.want(respond, ownFigures, home.asAdult)).toMatchObject({ kind: 'looked-up' });
  await stack.control('--pause', 'family');
  expect(await stack.want(respond, ownFigures, home.asAdult)).toMatchObject({ kind: 'fallback' });
  expect(await stack.want(respond, known, home.asAdult)).toMatchObject({ kind: 'verified' });
});

test('while the assistant is away the rest works, and it answers once it is back', async () => {
  await stack.control('--pause', 'assistant');
  const asked = stack.ask(respond, known, home.asAdult);
  await stack.want(listApprovals, {}, home.asAdult);
  await home.earn({ coinsCents: 100 });
  expect((await asked).status).toBe(503);
  await stack.control('--resume', 'assistant');
  expect(await stack.eventually(respond, known, home.asAdult)).toMatchObject({ kind: 'verified' });
});
