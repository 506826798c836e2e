import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

import {
  changePassword,
  chooseAdult,
  chooseChild,
  leaveProfile,
  resetPassword,
  requestPasswordReset,
  setOwnPin,
  signIn,
} from '@alcancia/contracts/identity';

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

test.each([1, 2, 3])('a password change cut off after commit %i is done when it is repeated', async (commit) => {
  const next = 'otra clave larga';
  const input = { currentPassword: password, password: next, confirmPassword: next };
  const other = await house.enter(family.email);
  const caller = await family.adult();
  const key = `change cut ${commit}`;
  house.service.clock.shift(3_000);
  house.cut.afterCommit = commit;
  expect((await refusal(house.service, changePassword, caller, input, { key })).code).toBe('internal');
  await house.service.ask(changePassword, caller, input, { key });
  expect(await house.resolve(other.tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
  await house.enter(family.email, next);
});

test.each([1, 2])('a forgotten password, cut off after commit %i, is the new one when repeated', async (commit) => {
  const next = 'otra clave larga';
  const key = `reset cut ${commit}`;
  await house.service.ask(requestPasswordReset, null, { email: family.email });
  const input = { token: await house.tokenFor(family.email), password: next, confirmPassword: next };
  house.cut.afterCommit = commit;
  expect((await refusal(house.service, resetPassword, null, input, { key })).code).toBe('internal');
  await house.service.ask(resetPassword, null, input, { key });
  await house.enter(family.email, next);
});

test.each([1, 2, 3])('a new PIN, proved by the old one and cut off after commit %i, is kept', async (commit) => {
  const caller = await family.adult();
  const input = { pin: '8642', proof: { pin: '2468' } };
  const key = `pin cut ${commit}`;
  house.cut.afterCommit = commit;
  expect((await refusal(house.service, setOwnPin, caller, input, { key })).code).toBe('internal');
  await house.service.ask(setOwnPin, caller, input, { key });
  await house.service.ask(chooseAdult, caller, { pin: '8642' });
});
