import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { requestPasswordReset, resendConfirmation, signUp } from '@alcancia/contracts/identity';

import { anIdentityFixture, aSignUp, type IdentityFixture } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds that each takes, asked in turn. */
async function medians(pairs: number, ...asks: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = asks.map(() => [] as number[]);
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const [at, ask] of asks.entries()) {
      const startedAt = performance.now();
      await ask();
      times[at]?.push(performance.now() - startedAt);
    }
  }
  return times.map(median);
}

test.each([
  ['another mail', resendConfirmation],
  ['a forgotten password', requestPasswordReset],
])('the time that %s takes does not tell whether the e-mail is known (G52)', async (_what, contract) => {
  const email = `${randomUUID()}@example.org`;
  await fixture.service.ask(signUp, null, aSignUp(email));
  const [known = 0, unknown = 0] = await medians(
    5,
    () => fixture.service.ask(contract, null, { email }),
    () => fixture.service.ask(contract, null, { email: `${randomUUID()}@example.org` }),
  );
  expect(known / unknown).toBeGreaterThan(0.9);
  expect(known / unknown).toBeLessThan(1.1);
});
