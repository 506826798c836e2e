import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { generateKeyPair, SignJWT } from 'jose';

import {
  accessChanged,
  leaveProfile,
  revokeDevice,
  signIn,
  signOut,
  signOutEverywhere,
} from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';
import { EndUnusedSessions } from './end-unused-sessions.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const nobody = { caller: null, expiresAt: null };

let fixture: IdentityFixture;
let family: Awaited<ReturnType<IdentityFixture['family']>>;
let childToken: string;

beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  family = await fixture.family();
  ({ childToken } = await fixture.enterChild(await family.adult(), family.childId, family.tokens.refreshToken));
});

describe('a token that is not a living one of ours', () => {
  const signed = async (key: Parameters<SignJWT['sign']>[0], claims: object, kid: string = randomUUID()) =>
    new SignJWT({ sid: randomUUID(), azp: 'alcancia-web', typ: 'Bearer', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer('http://localhost:3000/realms/alcancia')
      .setSubject(family.adultId)
      .setExpirationTime('5m')
      .sign(key);

  test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', '9'.repeat(7_000)])(
    'speaks for nobody: %.30s',
    async (token) => {
      expect(await fixture.resolve(token)).toEqual(nobody);
    },
  );

  test.each([
    ['given to another client', { azp: 'alcancia-identity' }],
    ['of another issuer', { iss: 'http://localhost:3000/realms/otro' }],
    ['that is no access token', { typ: 'Refresh' }],
  ])("signed with the issuer's own key but %s speaks for nobody", async (_what, claims) => {
    const { email } = family;
    const { tokens } = await fixture.service.ask(signIn, null, { email, password });
    expect(await fixture.resolve(tokens.accessToken)).not.toEqual(nobody);
    fixture.issuer.moreClaims = claims;
    const { body } = await fixture.refresh(tokens.refreshToken);
    fixture.issuer.moreClaims = {};
    expect(await fixture.resolve(body['access_token'] as string)).toEqual(nobody);
  });

  test('signed with an unknown key speaks for nobody, and a flood of unknown keys asks the issuer once', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const before = fixture.issuer.calls.filter((call) => call === 'certs').length;
    for (let one = 0; one < 10; one += 1) expect(await fixture.resolve(await signed(privateKey, {}))).toEqual(nobody);
    expect(fixture.issuer.calls.filter((call) => call === 'certs').length - before).toBeLessThanOrEqual(1);
  });

  test('that has expired speaks for nobody, a minute of leeway aside', async () => {
    const { tokens } = await fixture.enter(family.email);
    fixture.service.clock.shift(5 * minute + 30_000);
    expect((await fixture.resolve(tokens.accessToken)).caller).not.toBeNull();
    fixture.service.clock.shift(minute);
    expect(await fixture.resolve(tokens.accessToken)).toEqual(nobody);
  });

  test('of the refresh kind speaks for nobody', async () => {
    const { tokens } = await fixture.enter(family.email);
    expect(await fixture.resolve(tokens.refreshToken)).toEqual(nobody);
  });
});

describe('a living token', () => {
  test('goes on while the issuer is down', async () => {
    const { tokens } = await fixture.enter(family.email);
    fixture.issuer.isDown = true;
    expect((await fixture.resolve(tokens.accessToken)).caller).not.toBeNull();
    fixture.issuer.isDown = false;
  });

  test('of an adult who was deleted or has no role any more speaks for nobody', async () => {
    const { tokens } = await fixture.enter(family.email);
    await fixture.service
      .em()
      .execute(`update identity.profiles set deleted_at = now() where id = ?`, [family.adultId]);
    expect(await fixture.resolve(tokens.accessToken)).toEqual(nobody);
    expect(await fixture.resolve(childToken)).toEqual(nobody);
  });

  test('of a child whose link to the adult has ended opens nobody', async () => {
    await fixture.service
      .em()
      .execute(`update identity.guardianship set status = 'ended' where child_id = ?`, [family.childId]);
    expect(await fixture.callerOf(childToken)).toMatchObject({ profile: 'none', userId: null, children: {} });
  });
});

describe("a child's session", () => {
  test('falls back to nobody after 30 minutes without a person, re-reads or not, and says so', async () => {
    const { caller, expiresAt } = await fixture.resolve(childToken);
    expect(caller?.profile).toBe('child');
    expect(new Date(expiresAt ?? 0).getTime() - fixture.service.clock.now().getTime()).toBeLessThanOrEqual(30 * minute);
    for (let at = 0; at < 6; at += 1) {
      fixture.service.clock.shift(5 * minute);
      await fixture.resolve(childToken, false);
    }
    const fallen = await fixture.callerOf(childToken);
    expect(fallen).toMatchObject({ profile: 'none', userId: null, role: 'adult' });
    expect((await fixture.service.published(accessChanged)).at(-1)).toEqual({
      aboutId: fallen.sessionId,
      about: 'session',
    });
    expect((await fixture.callerOf(childToken)).profile).toBe('none');
  });

  test('stays while a person acts, but never longer than 12 hours', async () => {
    for (let at = 0; at < 37; at += 1) {
      fixture.service.clock.shift(19 * minute);
      expect((await fixture.callerOf(childToken)).profile).toBe('child');
    }
    fixture.service.clock.shift(18 * minute);
    expect((await fixture.callerOf(childToken)).profile).toBe('none');
  });

  test('is kept awake by the child alone, not by what is left of the adult token', async () => {
    const { tokens } = await fixture.enter(family.email);
    const { childToken: other } = await fixture.enterChild(
      await fixture.callerOf(tokens.accessToken),
      family.childId,
      tokens.refreshToken,
    );
    fixture.service.clock.shift(4 * minute);
    expect((await fixture.callerOf(tokens.accessToken)).profile).toBe('parked');
    fixture.service.clock.shift(27 * minute);
    expect((await fixture.callerOf(other)).profile).toBe('none');
  });

  test('ends when nobody has used it for 90 days', async () => {
    fixture.service.clock.shift(89 * day);
    expect((await fixture.resolve(childToken)).caller?.profile).toBe('none');
    fixture.service.clock.shift(91 * day);
    expect(await fixture.resolve(childToken)).toEqual(nobody);
    const em = fixture.service.em();
    await new EndUnusedSessions().run({ em, now: fixture.service.clock.now() } as never);
    const [row] = await em.execute<{ living: string }[]>(
      `select count(*) as living from identity.sessions where ended_at is null and adult_id = ?`,
      [family.adultId],
    );
    expect(Number(row?.living)).toBe(0);
  });

  test('is left for the selector, and stays parked', async () => {
    await fixture.service.ask(leaveProfile, await fixture.callerOf(childToken), {});
    expect(await fixture.callerOf(childToken)).toMatchObject({ profile: 'none', userId: null });
    expect(await fixture.callerOf(family.tokens.accessToken)).toMatchObject({ profile: 'parked' });
  });

  test('ends with its device', async () => {
    const { tokens } = await fixture.enter(family.email);
    const adult = await fixture
      .returnAsAdult(await fixture.callerOf(tokens.accessToken))
      .then(() => fixture.callerOf(tokens.accessToken));
    await fixture.service.ask(revokeDevice, adult, { deviceId: family.deviceId });
    expect(await fixture.resolve(childToken)).toEqual(nobody);
    expect(await fixture.resolve(family.tokens.accessToken)).toEqual(nobody);
    expect((await fixture.resolve(tokens.accessToken)).caller?.profile).toBe('adult');
  });
});

describe('signing out', () => {
  test('ends the session here and at the issuer, from the child too', async () => {
    const before = fixture.issuer.sessions.size;
    await fixture.service.ask(signOut, await fixture.callerOf(childToken), { proof: { pin: '2468' } });
    expect(await fixture.resolve(childToken)).toEqual(nobody);
    expect(await fixture.resolve(family.tokens.accessToken)).toEqual(nobody);
    expect(fixture.issuer.sessions.size).toBe(before - 1);
  });

  test('is well also when it had ended, and when the issuer is down', async () => {
    const { caller, tokens } = await fixture.enter(family.email);
    fixture.issuer.isDown = true;
    await fixture.service.ask(signOut, caller, { proof: { pin: '2468' } });
    await fixture.service.ask(signOut, caller, {});
    fixture.issuer.isDown = false;
    expect(await fixture.resolve(tokens.accessToken)).toEqual(nobody);
    expect(await fixture.refresh(tokens.refreshToken)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test.each([
    ['the selector', async () => (await fixture.enter(family.email)).caller],
    ["a child's world", () => fixture.callerOf(childToken)],
    ['behind a child', () => fixture.callerOf(family.tokens.accessToken)],
  ])('from %s takes a proof of the adult, or everything stays', async (_where, whoIsThere) => {
    const caller = await whoIsThere();
    const refused = (input: object) => refusal(fixture.service, signOut, caller, input);
    expect(await refused({ proof: { pin: '9999' } })).toMatchObject({ code: 'adult_pin_wrong' });
    expect(await refused({})).toEqual({ code: 'adult_proof_needed', details: {} });

    await fixture.service.ask(signOut, caller, { proof: { pin: '2468' } });
    await fixture.service.ask(signOut, caller, {});
  });

  test('takes no proof of an adult who is chosen, nor where there are no children', async () => {
    const adult = { ...(await fixture.enter(family.email)).caller, profile: 'adult' as const };
    await fixture.service.ask(signOut, adult, {});
    const alone = await fixture.enter(await fixture.confirmed());
    await fixture.service.ask(signOut, { ...alone.caller, profile: 'none', userId: null }, {});
    expect(await fixture.resolve(alone.tokens.accessToken)).toEqual(nobody);
  });

  test('everywhere ends the children too', async () => {
    const { tokens, caller } = await fixture.enter(family.email);
    await fixture.returnAsAdult(caller);
    await fixture.service.ask(signOutEverywhere, await fixture.callerOf(tokens.accessToken), {});
    for (const token of [childToken, tokens.accessToken, family.tokens.accessToken])
      expect(await fixture.resolve(token)).toEqual(nobody);
  });
});
