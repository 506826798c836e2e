import { afterEach, beforeAll, expect, test } from '@jest/globals';

import { listApprovals } from '@alcancia/contracts/family';
import { whoAmI } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { type Adult, anAdult } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';

let stack: Stack;
let adult: Adult;
beforeAll(async () => {
  stack = aStack();
  adult = await anAdult(stack);
});
afterEach(() => heal(stack));

test('F25: while family stands still the other rooms answer, and who has waited is answered when it goes on', async () => {
  const asAdult = { token: adult.token };
  await stack.want(listApprovals, {}, asAdult);
  await stack.control('--pause', 'family');
  const waiting = Array.from({ length: 20 }, () => stack.ask(listApprovals, {}, asAdult));

  const askedAt = Date.now();
  await stack.want(whoAmI, {}, asAdult);
  await stack.want(listNotifications, {}, asAdult);
  expect(Date.now() - askedAt).toBeLessThan(2_000);

  await stack.control('--resume', 'family');
  const ends = (await Promise.all(waiting)).map(({ status, headers }) =>
    [status, headers.get('retry-after')].join(' '),
  );
  expect(ends.filter((end) => !['200 ', '503 1'].includes(end))).toEqual([]);
  await stack.eventually(listApprovals, {}, asAdult);
});
