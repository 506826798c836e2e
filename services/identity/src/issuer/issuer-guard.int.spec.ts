import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

import { requestPasswordReset, signIn } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';
import { hangsInARow, issuerDeadlineMs } from './issuer.limits.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());
afterEach(() => {
  fixture.issuer.hold = Promise.resolve();
});

test('once the issuer hangs, whoever comes hears it at once; who is in goes on, and its return is noticed', async () => {
  const email = await fixture.confirmed();
  const { tokens } = await fixture.enter(email);
  fixture.issuer.hold = new Promise(() => undefined);
  const refused = (address: string) => refusal(fixture.service, signIn, null, { email: address, password });
  const unknown = Array.from({ length: hangsInARow }, () => refused(`${randomUUID()}@example.org`));
  expect(new Set((await Promise.all(unknown)).map(({ code }) => code))).toEqual(new Set(['unavailable']));

  const startedAt = performance.now();
  expect((await refused(email)).code).toBe('unavailable');
  expect((await refusal(fixture.service, requestPasswordReset, null, { email })).code).toBe('unavailable');
  expect(await fixture.resolve(tokens.accessToken)).toMatchObject({ caller: { profile: 'adult' } });
  expect(performance.now() - startedAt).toBeLessThan(issuerDeadlineMs - 1_000);

  fixture.issuer.hold = Promise.resolve();
  for (let isBack = false; !isBack;) {
    const answer = await fixture.service.answer(signIn, null, { email, password });
    isBack = answer.ok;
  }
  expect((await fixture.enter(email)).caller).not.toBeNull();
});
