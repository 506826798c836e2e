import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { chooseAdult, chooseChild, leaveProfile, listProfiles, setOwnPin } from '@alcancia/contracts/identity';

import { anIdentityFixture, fingerprint, type IdentityFixture, password, refusal } from '../../test/people.js';

const minute = 60_000;
let fixture: IdentityFixture;
let family: Awaited<ReturnType<IdentityFixture['family']>>;

beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  fixture.service.clock.shift(20 * minute);
  family = await fixture.family();
});

const selector = async () => (await fixture.enter(family.email)).caller;
const asAdult = async (proof: { pin: string } | { password: string }) =>
  refusal(fixture.service, chooseAdult, await selector(), proof);
const asChild = (caller: Parameters<IdentityFixture['enterChild']>[0], more: object) =>
  refusal(fixture.service, chooseChild, caller, { childId: family.childId, pin: '4071', fingerprint, ...more });

describe('choosing the adult', () => {
  test('by PIN or password, and neither leaves a session behind at the issuer', async () => {
    for (const proof of [{ pin: '2468' }, { password }]) {
      const { tokens, caller } = await fixture.enter(family.email);
      const sessions = fixture.issuer.sessions.size;
      expect(await fixture.service.ask(chooseAdult, caller, proof)).toEqual({ tokens: null, displayName: 'Ana' });
      expect(await fixture.callerOf(tokens.accessToken)).toMatchObject({ profile: 'adult', userId: family.adultId });
      expect(fixture.issuer.sessions.size).toBe(sessions);
    }
  });

  test('five wrong PINs leave only the password for a quarter of an hour', async () => {
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await asAdult({ pin: '1111' })).code);
    expect(codes).toEqual([
      ...Array.from({ length: 4 }, () => 'adult_pin_wrong'),
      'adult_pin_locked',
      'adult_pin_locked',
    ]);
    expect((await asAdult({ pin: '2468' })).code).toBe('adult_pin_locked');
    await fixture.service.ask(chooseAdult, await selector(), { password });
    fixture.service.clock.shift(16 * minute);
    await fixture.service.ask(chooseAdult, await selector(), { pin: '2468' });
  });

  test('wrong passwords wait two seconds, and after five a minute, whatever comes then', async () => {
    expect((await asAdult({ password: 'corta' })).code).toBe('adult_password_wrong');
    const wrong = () => asAdult({ password: 'no es esta' });
    expect((await wrong()).code).toBe('adult_password_wrong');
    // However long a busy machine takes for the next one, it comes within those two seconds.
    fixture.service.clock.shift(-minute);
    expect(await wrong()).toMatchObject({ code: 'adult_password_too_soon', details: { seconds: expect.any(Number) } });
    fixture.service.clock.shift(minute);
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      fixture.service.clock.shift(2_000);
      expect((await wrong()).code).toBe('adult_password_wrong');
    }
    fixture.service.clock.shift(2_000);
    expect((await asAdult({ password })).code).toBe('adult_password_limited');
    fixture.service.clock.shift(minute);
    await fixture.service.ask(chooseAdult, await selector(), { password });
  });

  test('without a PIN of their own only the password helps', async () => {
    const email = await fixture.confirmed();
    await fixture.enter(email);
    const { caller } = await fixture.enter(email);
    expect((await refusal(fixture.service, chooseAdult, caller, { pin: '0000' })).code).toBe('adult_pin_missing');
  });

  test('the own PIN is changed with the old one, never without proof', async () => {
    const adult = await family.adult();
    const set = (pin: string, proof: { pin: string }) => fixture.service.answer(setOwnPin, adult, { pin, proof });
    expect(await set('9753', { pin: '0000' })).toMatchObject({ ok: false, error: { code: 'adult_pin_wrong' } });
    expect(await set('9753', { pin: '2468' })).toMatchObject({ ok: true });
    expect((await asAdult({ pin: '2468' })).code).toBe('adult_pin_wrong');
    await fixture.service.ask(chooseAdult, await selector(), { pin: '9753' });
  });
});

describe('choosing a child', () => {
  test('takes an authorised device, the own PIN and a child of theirs', async () => {
    const caller = await family.adult();
    expect((await asChild(caller, { fingerprint: 'another key of another device' })).code).toBe(
      'device_not_authorized',
    );
    expect(await asChild(caller, { pin: '0000' })).toEqual({ code: 'child_pin_wrong', details: { attemptsLeft: 2 } });
    const other = await fixture.family();
    expect(await asChild(caller, { childId: other.childId })).toEqual(await asChild(caller, { childId: randomUUID() }));
    expect((await asChild(caller, { childId: other.childId })).code).toBe('not_found');
    expect((await asChild(caller, {})).code).toBe('invalid_input');
    expect((await asChild(caller, { refreshToken: 'not.a.token' })).code).toBe('session_ended');
  });

  test("parks the adult's tokens: what the browser had of them is worth nothing any more", async () => {
    const { refreshToken, accessToken } = family.tokens;
    const { childToken } = await fixture.enterChild(await family.adult(), family.childId, refreshToken);
    expect((await fixture.refresh(refreshToken)).status).toBe(400);
    const parked = await fixture.callerOf(accessToken);
    for (const contract of [listProfiles, leaveProfile])
      expect((await refusal(fixture.service, contract, parked, {})).code).toBe('session_ended');
    expect((await refusal(fixture.service, chooseAdult, parked, { pin: '2468' })).code).toBe('session_ended');
    const rows = await fixture.service.em().execute(`select * from identity.sessions`);
    expect(JSON.stringify(rows)).not.toContain(childToken);
  });

  test('again, with what is left of the adult token, replaces the first token', async () => {
    const { refreshToken, accessToken } = family.tokens;
    const first = await fixture.enterChild(await family.adult(), family.childId, refreshToken);
    const second = await fixture.enterChild(await fixture.callerOf(accessToken), family.childId, refreshToken);
    expect(await fixture.resolve(first.childToken)).toEqual({ caller: null, expiresAt: null });
    expect((await fixture.callerOf(second.childToken)).userId).toBe(family.childId);
  });

  test('with the token that another tab has just used parks its successor', async () => {
    const { refreshToken } = family.tokens;
    expect((await fixture.refresh(refreshToken)).status).toBe(200);
    const { childToken } = await fixture.enterChild(await family.adult(), family.childId, refreshToken);
    const { tokens } = await fixture.returnAsAdult(await leave(childToken));
    expect((await fixture.refresh(tokens?.refreshToken ?? '')).status).toBe(200);
  });

  test('a sibling enters after the first has left, without the adult', async () => {
    const sibling = await family.addChild('Leo');
    const { childToken } = await fixture.enterChild(await family.adult(), family.childId, family.tokens.refreshToken);
    expect((await asChild(await fixture.callerOf(childToken), { childId: sibling.childId })).code).toBe(
      'not_for_this_profile',
    );
    const { childToken: next, displayName } = await fixture.enterChild(await leave(childToken), sibling.childId);
    expect(displayName).toBe('Leo');
    const child = await fixture.callerOf(next);
    expect(Object.keys(child.children)).toEqual([sibling.childId]);
    expect(await fixture.resolve(childToken)).toEqual({ caller: null, expiresAt: null });
  });

  const leave = async (token: string) => {
    await fixture.service.ask(leaveProfile, await fixture.callerOf(token), {});
    return fixture.callerOf(token);
  };

  test('the adult returns by password with new tokens, and the parked session is over at the issuer', async () => {
    const { childToken } = await fixture.enterChild(await family.adult(), family.childId, family.tokens.refreshToken);
    const sessions = fixture.issuer.sessions.size;
    const { tokens } = await fixture.returnAsAdult(await leave(childToken), { password });
    expect(fixture.issuer.sessions.size).toBe(sessions);
    expect(await fixture.callerOf(tokens?.accessToken ?? '')).toMatchObject({ profile: 'adult' });
    expect((await fixture.refresh(tokens?.refreshToken ?? '')).status).toBe(200);
  });

  test('when what is parked has expired, the PIN is not enough and the password is asked', async () => {
    fixture.issuer.refreshLivesSeconds = 60;
    const { tokens } = await fixture.enter(family.email);
    const { childToken } = await fixture.enterChild(
      await fixture.callerOf(tokens.accessToken),
      family.childId,
      tokens.refreshToken,
    );
    fixture.issuer.refreshLivesSeconds = 90 * 86_400;
    const caller = await leave(childToken);
    fixture.service.clock.shift(5 * minute);
    expect(await refusal(fixture.service, chooseAdult, caller, { pin: '2468' })).toEqual({
      code: 'adult_proof_needed',
      details: { proof: 'password' },
    });
    const back = await fixture.returnAsAdult(caller, { password });
    expect(await fixture.callerOf(back.tokens?.accessToken ?? '')).toMatchObject({ profile: 'adult' });
  });

  test('the answer of the way back is given again when it was lost', async () => {
    const { childToken } = await fixture.enterChild(await family.adult(), family.childId, family.tokens.refreshToken);
    const caller = await leave(childToken);
    const first = await fixture.returnAsAdult(caller);
    const again = await fixture.returnAsAdult(await fixture.callerOf(childToken));
    expect(again).toEqual(first);
    expect((await fixture.refresh(again.tokens?.refreshToken ?? '')).status).toBe(200);

    fixture.service.clock.shift(minute);
    expect(await fixture.resolve(childToken)).toEqual({ caller: null, expiresAt: null });
    const adult = await fixture.callerOf(first.tokens?.accessToken ?? '');
    await fixture.service.ask(chooseAdult, adult, { pin: '2468' });
    await fixture.service.ask(leaveProfile, adult, {});
    expect(await fixture.resolve(childToken)).toEqual({ caller: null, expiresAt: null });
  });
});

test('the selector shows who may enter, with their locks', async () => {
  const caller = await selector();
  for (let attempt = 0; attempt < 3; attempt += 1) await asChild(caller, { pin: '0000' });
  const { adult, children, limits } = await fixture.service.ask(listProfiles, caller, {});
  expect(adult).toMatchObject({ displayName: 'Ana', hasPin: true, pinLockedUntil: null, isProfileComplete: true });
  expect(children).toEqual([
    expect.objectContaining({
      displayName: 'Luna',
      hasPin: true,
      pinLockedUntil: expect.any(String),
      needsAdult: false,
    }),
  ]);
  expect(limits).toMatchObject({ planName: 'Gratis', maxChildren: 3 });
});
