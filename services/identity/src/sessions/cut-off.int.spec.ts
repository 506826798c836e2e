import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { chooseAdult, chooseChild, leaveProfile, signIn } from '@alcancia/contracts/identity';

import { anOpenHouse, fingerprint, type House, password, refusal } from '../../test/people.js';

let house: House;
let family: Awaited<ReturnType<House['family']>>;

beforeAll(async () => {
  house = await anOpenHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  family = await house.family();
});

/** Each act commits a number of steps; whichever was the last before the end, the same act again has to succeed. */
test.each([1, 2])('a sign-in cut off after commit %i gives tokens that open when it is repeated', async (commit) => {
  const email = await house.confirmed();
  const key = `sign-in cut ${commit}`;
  house.cut.afterCommit = commit;
  expect((await refusal(house.service, signIn, null, { email, password }, { key })).code).toBe('internal');
  const { tokens, isFirstLogin } = await house.service.ask(signIn, null, { email, password }, { key });
  expect(isFirstLogin).toBe(true);
  expect(await house.callerOf(tokens.accessToken)).toMatchObject({ profile: 'adult' });
});

test.each([1, 2, 3])(
  'entering a child, cut off after commit %i, gives a token that opens when repeated',
  async (commit) => {
    const key = `enter cut ${commit}`;
    const { refreshToken } = family.tokens;
    const input = { childId: family.childId, pin: '4071', fingerprint, refreshToken };
    const caller = await family.adult();
    house.cut.afterCommit = commit;
    expect((await refusal(house.service, chooseChild, caller, input, { key })).code).toBe('internal');
    const { childToken } = await house.service.ask(chooseChild, caller, input, { key });
    expect(await house.callerOf(childToken)).toMatchObject({ profile: 'child', userId: family.childId });
  },
);

test.each([
  [1, { pin: '2468' }],
  [2, { pin: '2468' }],
  [3, { pin: '2468' }],
  [1, { password }],
  [2, { password }],
  [3, { password }],
])('the way back, cut off after commit %i with %j, gives tokens that open when repeated', async (commit, proof) => {
  const key = `return cut ${commit} ${Object.keys(proof)[0]}`;
  const { childToken } = await house.enterChild(await family.adult(), family.childId, family.tokens.refreshToken);
  await house.service.ask(leaveProfile, await house.callerOf(childToken), {});
  const caller = await house.callerOf(childToken);
  house.cut.afterCommit = commit;
  expect((await refusal(house.service, chooseAdult, caller, proof, { key })).code).toBe('internal');
  const { tokens } = await house.service.ask(chooseAdult, caller, proof, { key });
  expect(await house.callerOf(tokens?.accessToken ?? '')).toMatchObject({ profile: 'adult', userId: family.adultId });
  expect((await house.refresh(tokens?.refreshToken ?? '')).status).toBe(200);
});
