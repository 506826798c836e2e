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

import { anIdentityFixture, fingerprint, type IdentityFixture, password } from '../../test/people.js';

let fixture: IdentityFixture;
let family: Awaited<ReturnType<IdentityFixture['family']>>;

beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  family = await fixture.family();
});

/** Each act commits a number of steps; whichever was the last before the end, the same act again has to succeed. */
test.each([1, 2])('a sign-in cut off after commit %i gives tokens that open when it is repeated', async (commit) => {
  const email = await fixture.confirmed();
  const key = `sign-in cut ${commit}`;
  expect(await fixture.cutOff(commit, signIn, null, { email, password }, { key })).toBe('internal');
  const { tokens, isFirstLogin } = await fixture.service.ask(signIn, null, { email, password }, { key });
  expect(isFirstLogin).toBe(true);
  expect(await fixture.callerOf(tokens.accessToken)).toMatchObject({ profile: 'adult' });
});

test.each([1, 2, 3])(
  'entering a child, cut off after commit %i, gives a token that opens when repeated',
  async (commit) => {
    const key = `enter cut ${commit}`;
    const { refreshToken } = family.tokens;
    const input = { childId: family.childId, pin: '4071', fingerprint, refreshToken };
    const caller = await family.adult();
    expect(await fixture.cutOff(commit, chooseChild, caller, input, { key })).toBe('internal');
    const { childToken } = await fixture.service.ask(chooseChild, caller, input, { key });
    expect(await fixture.callerOf(childToken)).toMatchObject({ profile: 'child', userId: family.childId });
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
  const { childToken } = await fixture.enterChild(await family.adult(), family.childId, family.tokens.refreshToken);
  await fixture.service.ask(leaveProfile, await fixture.callerOf(childToken), {});
  const caller = await fixture.callerOf(childToken);
  expect(await fixture.cutOff(commit, chooseAdult, caller, proof, { key })).toBe('internal');
  const { tokens } = await fixture.service.ask(chooseAdult, caller, proof, { key });
  expect(await fixture.callerOf(tokens?.accessToken ?? '')).toMatchObject({ profile: 'adult', userId: family.adultId });
  expect((await fixture.refresh(tokens?.refreshToken ?? '')).status).toBe(200);
});

test.each([1, 2, 3])('a password change cut off after commit %i is done when it is repeated', async (commit) => {
  const next = 'otra clave larga';
  const input = { currentPassword: password, password: next, confirmPassword: next };
  const other = await fixture.enter(family.email);
  const caller = await family.adult();
  const key = `change cut ${commit}`;
  fixture.service.clock.shift(3_000);
  expect(await fixture.cutOff(commit, changePassword, caller, input, { key })).toBe('internal');
  await fixture.service.ask(changePassword, caller, input, { key });
  expect(await fixture.resolve(other.tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
  await fixture.enter(family.email, next);
});

test.each([1, 2])('a forgotten password, cut off after commit %i, is the new one when repeated', async (commit) => {
  const next = 'otra clave larga';
  const key = `reset cut ${commit}`;
  await fixture.service.ask(requestPasswordReset, null, { email: family.email });
  const input = { token: await fixture.tokenFor(family.email), password: next, confirmPassword: next };
  expect(await fixture.cutOff(commit, resetPassword, null, input, { key })).toBe('internal');
  await fixture.service.ask(resetPassword, null, input, { key });
  await fixture.enter(family.email, next);
});

test.each([1, 2, 3])('a new PIN, proved by the old one and cut off after commit %i, is kept', async (commit) => {
  const caller = await family.adult();
  const input = { pin: '8642', proof: { pin: '2468' } };
  const key = `pin cut ${commit}`;
  expect(await fixture.cutOff(commit, setOwnPin, caller, input, { key })).toBe('internal');
  await fixture.service.ask(setOwnPin, caller, input, { key });
  await fixture.service.ask(chooseAdult, caller, { pin: '8642' });
});
