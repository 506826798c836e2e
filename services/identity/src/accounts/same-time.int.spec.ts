import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';

import { requestPasswordReset, resendConfirmation, signUp } from '@alcancia/contracts/identity';

import { anIdentityFixture, aSignUp, type IdentityFixture } from '../../test/people.js';
import { accountLimits } from './account.limits.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());
afterEach(() => void jest.restoreAllMocks());

/** Holds the pause of the next act until it is let go. */
function heldPause() {
  const { setTimeout: really } = globalThis;
  const asked = Promise.withResolvers<() => void>();
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
    if (ms !== accountLimits.sameTimeMs) return really(run, ms);
    asked.resolve(run);
    return really(() => undefined, 0);
  });
  return asked.promise;
}

test.each([
  ['another mail', resendConfirmation],
  ['a forgotten password', requestPasswordReset],
])('the time that %s takes does not tell whether the e-mail is known (G52)', async (_what, contract) => {
  const known = `${randomUUID()}@example.org`;
  await fixture.service.ask(signUp, null, aSignUp(known));
  for (const email of [known, `${randomUUID()}@example.org`]) {
    const issuer = Promise.withResolvers<void>();
    fixture.issuer.hold = issuer.promise;
    const pause = heldPause();
    const answer = fixture.service.ask(contract, null, { email });
    // The pause begins before anything is known of the address, and is waited for (same-time.policy.spec.ts).
    const letGo = await pause;
    issuer.resolve();
    letGo();
    expect(await answer).toEqual({});
    jest.restoreAllMocks();
  }
});
