import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { listChildGoals } from '@alcancia/contracts/family';
import {
  authorizeDevice,
  changePassword,
  chooseAdult,
  chooseChild,
  listChildren,
  listProfiles,
  revokeDevice,
  setOwnPin,
  endSession,
  listSessions,
  signOutEverywhere,
  whoAmI,
} from '@alcancia/contracts/identity';
import { aChildOf, type Adult, anAdult, childPin, enterAdult, password } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';

const minute = 60_000;
const hour = 60 * minute;
const ownPin = '7531';

let system: TestSystem;
let adult: Adult;
let tablet: string;
let deviceId: string;
let luna: string;
let leo: string;
/** What the tablet's browser holds. */
let held: string;

beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());

beforeEach(async () => {
  tablet = randomUUID();
  adult = await anAdult(system);
  await system.want(setOwnPin, { pin: ownPin, proof: { password } }, { token: adult.token });
  ({ childId: luna } = await aChildOf(system, adult, 'Luna'));
  ({ childId: leo } = await aChildOf(system, adult, 'Leo'));
  for (const childId of [luna, leo]) {
    const device = { fingerprint: tablet, type: 'tablet', userAgent: 'test', screen: '800x600' } as const;
    ({ deviceId } = await system.want(authorizeDevice, { childId, ...device, password }, { token: adult.token }));
  }
  const { refreshToken } = adult.tokens;
  ({ childToken: held } = await system.want(
    chooseChild,
    { childId: luna, pin: childPin, fingerprint: tablet, refreshToken },
    { token: adult.token },
  ));
});

const who = async (token: string) => {
  const { status, data, error } = await system.ask(whoAmI, {}, { token });
  return status === 200 ? { profile: data.profile, name: data.active?.displayName ?? null } : error.code;
};

/** Who the session is of that a refresh goes on with. */
async function refreshed(refreshToken: string) {
  const form = { grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token: refreshToken };
  const address = `${system.address}/realms/alcancia/protocol/openid-connect/token`;
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(form) });
  return who(((await response.json()) as { access_token?: string }).access_token ?? '');
}

describe('the family tablet', () => {
  test('idle for 40 minutes shows the selector; a sibling enters with a PIN; next morning the parent returns with one', async () => {
    expect(await who(held)).toEqual({ profile: 'child', name: 'Luna' });
    expect((await system.ask(listChildren, {}, { token: held })).error.code).toBe('not_for_this_profile');

    system.clock.shift(40 * minute);
    expect(await who(held)).toEqual({ profile: 'none', name: null });
    expect((await system.ask(listChildGoals, { childId: luna }, { token: held })).error.code).toBe(
      'profile_not_chosen',
    );
    const { children } = await system.want(listProfiles, {}, { token: held });
    expect(children.map(({ displayName }) => displayName).toSorted()).toEqual(['Leo', 'Luna']);

    const sibling = { childId: leo, pin: childPin, fingerprint: tablet };
    const { childToken } = await system.want(chooseChild, sibling, { token: held });
    expect(await who(held)).toBe('session_ended');
    expect(await who(childToken)).toEqual({ profile: 'child', name: 'Leo' });
    expect((await system.ask(listChildGoals, { childId: luna }, { token: childToken })).status).toBe(404);

    system.clock.shift(14 * hour);
    expect(await who(childToken)).toEqual({ profile: 'none', name: null });
    const { tokens, displayName } = await system.want(chooseAdult, { pin: ownPin }, { token: childToken });
    expect(displayName).toBe('Laura');
    const handedBack = tokens?.accessToken ?? '';
    expect(await who(handedBack)).toEqual({ profile: 'adult', name: 'Laura' });
    expect((await system.want(listChildren, {}, { token: handedBack })).children).toHaveLength(2);
    expect(await refreshed(tokens?.refreshToken ?? '')).toEqual({ profile: 'adult', name: 'Laura' });
  });

  test('re-reads of the app keep it no more awake than a table would', async () => {
    const goals = (headers: Record<string, string>) =>
      system.ask(listChildGoals, { childId: luna }, { token: held, headers });
    for (let minutes = 0; minutes < 30; minutes += 5) {
      expect((await goals({ 'x-background': '1' })).status).toBe(200);
      expect(await who(held)).toMatchObject({ profile: 'child' });
      system.clock.shift(5 * minute);
    }
    expect((await goals({ 'x-background': '1' })).error.code).toBe('profile_not_chosen');
    expect(await who(held)).toEqual({ profile: 'none', name: null });
  });

  test('in use for 12 hours asks who is there again', async () => {
    for (let used = 0; used < 12 * hour; used += 20 * minute) {
      expect(await who(held)).toMatchObject({ profile: 'child' });
      await system.want(listChildGoals, { childId: luna }, { token: held });
      system.clock.shift(20 * minute);
    }
    expect(await who(held)).toEqual({ profile: 'none', name: null });
  });

  test.each([
    ['a revoked device', (token: string) => system.want(revokeDevice, { deviceId }, { token })],
    ['signing out everywhere', (token: string) => system.want(signOutEverywhere, {}, { token })],
    [
      'a changed password',
      (token: string) =>
        system.want(
          changePassword,
          { currentPassword: password, password: 'otra clave larga', confirmPassword: 'otra clave larga' },
          { token },
        ),
    ],
    [
      'closing that session from the list',
      async (token: string) => {
        const { sessions } = await system.want(listSessions, {}, { token });
        const { sessionId = '' } = sessions.find(({ childName }) => childName === 'Luna') ?? {};
        return system.want(endSession, { sessionId }, { token });
      },
    ],
  ])('%s ends it at once', async (_what, act) => {
    const { accessToken } = await enterAdult(system, adult);
    expect(await who(held)).toEqual({ profile: 'child', name: 'Luna' });
    await act(accessToken);
    await system.settled();
    expect(await who(held)).toBe('session_ended');
    expect(await who(adult.token)).toBe('session_ended');
  });
});
