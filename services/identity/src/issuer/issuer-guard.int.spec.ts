import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

import { requestPasswordReset, signIn } from '@alcancia/contracts/identity';

import { anOpenHouse, type House, password, refusal } from '../../test/people.js';
import { hangsInARow, issuerDeadlineMs } from './issuer.limits.js';

let house: House;
beforeAll(async () => {
  house = await anOpenHouse();
});
afterAll(() => house.close());
afterEach(() => {
  house.issuer.hold = Promise.resolve();
});

test('once the issuer hangs, whoever comes hears it at once; who is in goes on, and its return is noticed', async () => {
  const email = await house.confirmed();
  const { tokens } = await house.enter(email);
  house.issuer.hold = new Promise(() => undefined);
  const refused = (address: string) => refusal(house.service, signIn, null, { email: address, password });
  const strangers = Array.from({ length: hangsInARow }, () => refused(`${randomUUID()}@example.org`));
  expect(new Set((await Promise.all(strangers)).map(({ code }) => code))).toEqual(new Set(['unavailable']));

  const startedAt = performance.now();
  expect((await refused(email)).code).toBe('unavailable');
  expect((await refusal(house.service, requestPasswordReset, null, { email })).code).toBe('unavailable');
  expect(await house.resolve(tokens.accessToken)).toMatchObject({ caller: { profile: 'adult' } });
  expect(performance.now() - startedAt).toBeLessThan(issuerDeadlineMs - 1_000);

  house.issuer.hold = Promise.resolve();
  for (let isBack = false; !isBack;) {
    const answer = await house.service.answer(signIn, null, { email, password });
    isBack = answer.ok;
  }
  expect((await house.enter(email)).caller).not.toBeNull();
});
