import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';

import { requestPasswordReset, signIn } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';
import { hangsInARow } from './issuer.limits.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());
afterEach(() => {
  fixture.issuer.hold = Promise.resolve();
  jest.restoreAllMocks();
});

test('once the issuer hangs, whoever comes hears it at once; who is in goes on, and its return is noticed', async () => {
  const email = await fixture.confirmed();
  const { tokens } = await fixture.enter(email);
  fixture.issuer.hold = new Promise(() => undefined);
  const refused = (address: string) => refusal(fixture.service, signIn, null, { email: address, password });
  const unknown = Array.from({ length: hangsInARow }, () => refused(`${randomUUID()}@example.org`));
  expect(new Set((await Promise.all(unknown)).map(({ code }) => code))).toEqual(new Set(['unavailable']));

  // Between two probes: the circuit breaker's clock stands still, however busy the machine is.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const before = fixture.issuer.heard;
  expect((await refused(email)).code).toBe('unavailable');
  expect((await refusal(fixture.service, requestPasswordReset, null, { email })).code).toBe('unavailable');
  expect(await fixture.resolve(tokens.accessToken)).toMatchObject({ caller: { profile: 'adult' } });
  expect(fixture.issuer.heard).toBe(before);
  jest.restoreAllMocks();

  fixture.issuer.hold = Promise.resolve();
  for (let isBack = false; !isBack;) {
    const answer = await fixture.service.answer(signIn, null, { email, password });
    isBack = answer.ok;
  }
  expect((await fixture.enter(email)).caller).not.toBeNull();
});
