import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { chooseAdult } from '@alcancia/contracts/identity';

import { anOpenHouse, type House, refusal } from '../../test/people.js';

let house: House;
beforeAll(async () => {
  house = await anOpenHouse();
});
afterAll(() => house.close());

test('of twenty passwords tried at once, one reaches the issuer', async () => {
  const email = await house.confirmed();
  await house.enter(email);
  const { caller } = await house.enter(email);
  const asked = () => house.issuer.calls.filter((call) => call === 'password').length;
  const before = asked();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refusal(house.service, chooseAdult, caller, { password: 'no es esta' })),
  );
  expect(answers.filter(({ code }) => code === 'adult_password_wrong')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'adult_password_too_soon')).toHaveLength(19);
  expect(asked() - before).toBe(1);
});
