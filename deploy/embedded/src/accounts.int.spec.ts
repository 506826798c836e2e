import { randomUUID } from 'node:crypto';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';

import type { CallerShape } from '@alcancia/contracts/caller';
import {
  authorizeDevice,
  changePassword,
  chooseAdult,
  chooseChild,
  confirmEmail,
  createChild,
  leaveProfile,
  legalVersions,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  resolveCaller,
  saveOwnProfile,
  setChildPin,
  setOwnPin,
  signIn,
  signOut,
  signUp,
  whoAmI,
} from '@alcancia/contracts/identity';
import { identity } from '@alcancia/identity';
import { Clock, Failure } from '@alcancia/server-kit';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { createIssuer, type Issuer } from './issuer/issuer.js';
import { identityClientId } from './issuer/issuer.config.js';
import { pgliteSql } from './issuer/store/pglite-sql.js';

const secret = 'the secret of one test run, long enough';
const publicOrigin = 'http://localhost:3000';
const password = 'una clave larga';
const fingerprint = 'the key of the family tablet';

let pglite: PGlite;
let issuer: Issuer;
let service: TestService;
let admin: KeycloakAdminClient;
const clock = { now: () => service?.clock.now() ?? new Clock().now() };

beforeAll(async () => {
  pglite = await PGlite.create();
  const secrets = { identityClient: secret, keys: secret };
  issuer = await createIssuer({ sql: pgliteSql(pglite), clock, realm: 'alcancia', publicOrigin, secrets });
  service = await bootService(identity, { env: { ...env(), ISSUER_IS_EMBEDDED: 'true' } });
  admin = new KeycloakAdminClient({ baseUrl: issuer.url, realmName: 'alcancia' });
  await admin.auth({ grantType: 'client_credentials', clientId: identityClientId, clientSecret: secret });
});
afterAll(async () => {
  await service.close();
  await issuer.close();
  await pglite.close();
});

const env = () => ({
  ISSUER_URL: issuer.url,
  ISSUER_CLIENT_SECRET: secret,
  PUBLIC_ORIGIN: publicOrigin,
  SESSION_SECRET: secret,
  PIN_SECRET: secret,
});

const signUpFields = (email: string) => ({
  fullName: 'Ana Ruiz Soto',
  email,
  password,
  confirmPassword: password,
  hasConsented: true,
  termsVersion: legalVersions.terms,
  privacyVersion: legalVersions.privacy,
});

async function tokenFor(email: string): Promise<string> {
  await service.settled();
  const letter = service.letters.findLast(({ to }) => to === email);
  return /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

async function confirmed(): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await service.ask(signUp, null, signUpFields(email));
  await service.ask(confirmEmail, null, { token: await tokenFor(email) });
  return email;
}

async function callerOf(token: string): Promise<CallerShape> {
  const { caller } = await service.ask(resolveCaller, null, { token, isPersonActing: true });
  if (!caller) throw new Error('the token speaks for nobody');
  return caller;
}

const enter = (email: string, given = password) => service.ask(signIn, null, { email, password: given });
const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'fine',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const refresh = (refresh_token: string) =>
  service.ask(refreshSession, null, {
    form: { grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token },
  });
const sessionsOf = (id: string) => admin.users.listSessions({ id });

describe('identity over the embedded issuer', () => {
  test('an account goes from its sign-up to a session, and refreshes by rotation', async () => {
    const email = `${randomUUID()}@example.org`;
    await service.ask(signUp, null, signUpFields(email));
    expect(await codeOf(enter(email))).toBe('email_not_confirmed');
    await service.ask(confirmEmail, null, { token: await tokenFor(email) });
    const { tokens, isFirstLogin } = await enter(email);
    expect(isFirstLogin).toBe(true);
    const caller = await callerOf(tokens.accessToken);
    expect(caller).toMatchObject({ profile: 'adult', role: 'adult' });
    expect(await codeOf(service.ask(signUp, null, signUpFields(email)))).toBe('email_taken');

    const first = await refresh(tokens.refreshToken);
    expect(first.status).toBe(200);
    expect(await refresh(tokens.refreshToken)).toEqual(first);
    service.clock.shift(61_000);
    expect(await refresh(tokens.refreshToken)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await sessionsOf(caller.adultId)).toEqual([]);
  });

  test('two slips in a second do not shut the owner out; five do for a minute, in words that tell nothing', async () => {
    const email = await confirmed();
    expect(await codeOf(enter(email, 'no es esta'))).toBe('credentials_wrong');
    expect(await codeOf(enter(email, 'tampoco esta'))).toBe('credentials_wrong');
    await enter(email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await codeOf(enter(email, 'no es esta'))).toBe('credentials_wrong');
    expect(await codeOf(enter(email))).toBe('too_many_sign_ins');
    service.clock.shift(61_000);
    await enter(email);
  });

  test('a child enters, the adult returns with the PIN, and the same session goes on', async () => {
    const email = await confirmed();
    const { tokens } = await enter(email);
    const adult = () => callerOf(tokens.accessToken);
    const { adult: own } = await service.ask(whoAmI, await adult(), {});
    const fields = { fullName: 'Ana Ruiz', displayName: 'Ana', age: 38, gender: 'female', country: 'MX' } as const;
    await service.ask(saveOwnProfile, await adult(), {
      ...fields,
      relationshipType: 'mother',
      version: own?.version ?? 0,
    });
    await service.ask(setOwnPin, await adult(), { pin: '2468', proof: { password } });
    const look = { avatar: 'fox', palette: 'ocean-teal' } as const;
    const { childId } = await service.ask(createChild, await adult(), {
      displayName: 'Luna',
      birthMonth: '2018-03',
      ...look,
    });
    await service.ask(setChildPin, await adult(), { childId, pin: '4071', proof: { pin: '2468' } });
    const device = { fingerprint, type: 'tablet', userAgent: 'test', screen: '800x600' } as const;
    await service.ask(authorizeDevice, await adult(), { childId, ...device, password });

    const { refreshToken } = tokens;
    const { childToken } = await service.ask(chooseChild, await adult(), {
      childId,
      pin: '4071',
      fingerprint,
      refreshToken,
    });
    expect(await callerOf(childToken)).toMatchObject({ profile: 'child', userId: childId });
    expect((await refresh(refreshToken)).status).toBe(400);

    await service.ask(leaveProfile, await callerOf(childToken), {});
    const back = await service.ask(chooseAdult, await callerOf(childToken), { pin: '2468' });
    const again = await callerOf(back.tokens?.accessToken ?? '');
    expect(again).toMatchObject({ profile: 'adult', userId: own?.id });
    expect((await refresh(back.tokens?.refreshToken ?? '')).status).toBe(200);
    expect(await sessionsOf(again.adultId)).toHaveLength(1);
    await service.ask(signOut, again, {});
    expect(await sessionsOf(again.adultId)).toEqual([]);
  });

  test('a reset and a changed password end the sessions at the issuer as well', async () => {
    const email = await confirmed();
    const { tokens } = await enter(email);
    const { adultId } = await callerOf(tokens.accessToken);
    await service.ask(requestPasswordReset, null, { email });
    const next = { password: 'otra clave larga', confirmPassword: 'otra clave larga' };
    await service.ask(resetPassword, null, { token: await tokenFor(email), ...next });
    expect(await sessionsOf(adultId)).toEqual([]);
    expect(await codeOf(enter(email))).toBe('credentials_wrong');

    const [one, two] = [await enter(email, next.password), await enter(email, next.password)];
    const chosen = await callerOf(two.tokens.accessToken);
    await service.ask(chooseAdult, chosen, { password: next.password });
    await service.ask(changePassword, await callerOf(two.tokens.accessToken), {
      currentPassword: next.password,
      password,
      confirmPassword: password,
    });
    expect(await sessionsOf(adultId)).toHaveLength(1);
    expect((await refresh(one.tokens.refreshToken)).status).toBe(400);
    expect((await refresh(two.tokens.refreshToken)).status).toBe(200);
  });

  test('a new signing key signs nobody out', async () => {
    const { tokens } = await enter(await confirmed());
    await issuer.rotateSigningKey();
    expect((await callerOf(tokens.accessToken)).profile).toBe('adult');
  });

  test('as a process of its own identity does not start', async () => {
    await expect(bootService(identity, { env: env() })).rejects.toThrow('ISSUER_URL leads to the embedded issuer');
  });

  test('an account carries the sign-up that made it, so that a lost answer is no taken e-mail', async () => {
    const email = `${randomUUID()}@example.org`;
    await service.ask(signUp, null, signUpFields(email));
    const [account] = await admin.users.find({ email, exact: true });
    expect(account?.attributes).toMatchObject({ intent: [expect.any(String)] });
    expect(account?.emailVerified).toBe(false);
  });
});
