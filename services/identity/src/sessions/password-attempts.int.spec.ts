import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { chooseAdult } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

test('of twenty passwords tried at once, one reaches the issuer', async () => {
  const email = await fixture.confirmed();
  await fixture.enter(email);
  const { caller } = await fixture.enter(email);
  const asked = () => fixture.issuer.calls.filter((call) => call === 'password').length;
  const before = asked();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refusal(fixture.service, chooseAdult, caller, { password: 'no es esta' })),
  );
  expect(answers.filter(({ code }) => code === 'adult_password_wrong')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'adult_password_too_soon')).toHaveLength(19);
  expect(asked() - before).toBe(1);
});
