import { afterEach, beforeAll, expect, test } from '@jest/globals';

import { requestPasswordReset } from '@alcancia/contracts/identity';
import { anAccount, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';

let stack: Stack;
beforeAll(() => {
  stack = aStack();
});
afterEach(() => heal(stack));

test('F24: a mail that cannot leave waits, and leaves once, when the mail server is back', async () => {
  const { email } = await anAccount(stack);
  const before = (await stack.mails(email)).length;
  await stack.control('--stop', 'mail');

  await stack.want(requestPasswordReset, { email });

  await stack.control('--start', 'mail');
  const mails = await until(
    'the mail arrives',
    async () => {
      const all = await stack.mails(email);
      return all.length > before ? all : null;
    },
    60_000,
  );
  expect(mails).toHaveLength(before + 1);
});
