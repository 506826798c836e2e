import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRemoteJWKSet, jwtVerify } from 'jose';

import {
  changePassword,
  chooseAdult,
  chooseChild,
  confirmEmail,
  leaveProfile,
  legalVersions,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
  whoAmI,
} from '@alcancia/contracts/identity';
import { aChildOf, anAdult, childPin, password } from '@alcancia/testing';

import { aLine, type Line } from './a-line.js';
import { aSystem, type TestSystem } from './a-system.js';
import type { AnIssuer } from './an-issuer.js';

const minuteMs = 60_000;
const next = 'otra-clave-larga-8';

/** What the product promises of accounts, through its gateway, whichever issuer keeps them. */
export function accountPromises(open: () => Promise<AnIssuer>): void {
  let issuer: AnIssuer;
  let line: Line;
  let system: TestSystem;
  beforeAll(async () => {
    issuer = await open();
    line = await aLine(issuer.url);
    const { clientSecret, isEmbedded } = issuer;
    const publicOrigin = new URL(issuer.issuer).origin;
    system = await aSystem({ issuer: { url: line.url, clientSecret, isEmbedded, publicOrigin } });
  });
  afterAll(async () => {
    await system.close();
    await line.close();
    await issuer.close();
  });

  const aSignUp = () => ({
    fullName: 'Laura de Prueba',
    email: `${randomUUID()}@example.org`,
    password,
    confirmPassword: password,
    hasConsented: true,
    termsVersion: legalVersions.terms,
    privacyVersion: legalVersions.privacy,
  });
  const tryOut = async (email: string, given: string) => {
    const { status, error } = await system.ask(signIn, { email, password: given });
    return status === 200 ? 'let in' : `${status} ${error.code}`;
  };
  const enter = async (email: string, given = password) =>
    (await system.eventually(signIn, { email, password: given })).tokens;
  const codeOf = async (token: unknown) => {
    const { status, error } = await system.ask(whoAmI, {}, { token: String(token) });
    return status === 200 ? 'let in' : `${status} ${error.code}`;
  };
  /** As keycloak-js refreshes, at Keycloak's URL under our origin. */
  const refresh = async (refreshToken: unknown) => {
    const form = { grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token: String(refreshToken) };
    const url = `${system.address}/realms/alcancia/protocol/openid-connect/token`;
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      headers: response.headers,
    };
  };
  const over = { status: 400, body: { error: 'invalid_grant' } };
  const sessionsAtTheIssuer = async (id: string) => (await (await issuer.admin()).users.listSessions({ id })).length;

  describe('an account', () => {
    test('is opened by signing up, by the mail, and by signing in', async () => {
      const fields = aSignUp();
      const { email } = fields;
      await system.want(signUp, fields);
      expect(await tryOut(email, password)).toBe('403 email_not_confirmed');
      await system.want(resendConfirmation, { email });
      const token = await system.linkToken(email);
      await system.want(confirmEmail, { token });
      const { tokens, isFirstLogin } = await system.want(signIn, { email, password });
      expect(isFirstLogin).toBe(true);
      expect(await codeOf(tokens.accessToken)).toBe('let in');
      expect((await system.ask(confirmEmail, { token })).status).toBe(400);
      expect((await system.ask(signUp, { ...fields, email: email.toUpperCase() })).error.code).toBe('email_taken');
    });

    test('is not made twice by an act that is repeated', async () => {
      const fields = aSignUp();
      const key = randomUUID();
      expect((await system.ask(signUp, fields, { key })).status).toBe(200);
      expect((await system.ask(signUp, fields, { key })).status).toBe(200);
      const [account, ...more] = await (await issuer.admin()).users.find({ email: fields.email, exact: true });
      expect(more).toEqual([]);
      expect(account).toMatchObject({ emailVerified: false, attributes: { intent: [expect.any(String)] } });
    });

    test('takes two slips in a second, and locks for a minute after five', async () => {
      const { email } = await anAdult(system);
      for (const slip of ['no es esta', 'tampoco esta'])
        expect(await tryOut(email, slip)).toBe('401 credentials_wrong');
      expect(await tryOut(email, password)).toBe('let in');
      for (let slip = 0; slip < 5; slip += 1) expect(await tryOut(email, 'no es esta')).toBe('401 credentials_wrong');
      expect(await tryOut(email, password)).toBe('429 too_many_sign_ins');
      system.clock.shift(minuteMs + 1_000);
      expect(await tryOut(email, password)).toBe('let in');
    });

    test('gets a new password by a mail, which ends every session here and at the issuer', async () => {
      const { email, tokens, adultId } = await anAdult(system);
      await system.want(requestPasswordReset, { email });
      const reset = { token: await system.linkToken(email), password: next, confirmPassword: next };
      await system.want(resetPassword, reset);
      expect(await codeOf(tokens.accessToken)).toBe('401 session_ended');
      expect(await refresh(tokens.refreshToken)).toMatchObject(over);
      expect(await sessionsAtTheIssuer(adultId)).toBe(0);
      expect(await tryOut(email, password)).toBe('401 credentials_wrong');
      expect(await tryOut(email, next)).toBe('let in');
      expect((await system.ask(resetPassword, reset)).status).toBe(400);
    });

    test('gets a new password after the old one, which ends the other sessions', async () => {
      const { email, tokens, token, adultId } = await anAdult(system);
      const other = await enter(email);
      const change = { currentPassword: password, password: next, confirmPassword: next };
      await system.want(changePassword, change, { token });
      expect(await sessionsAtTheIssuer(adultId)).toBe(1);
      expect(await refresh(other.refreshToken)).toMatchObject(over);
      expect(await refresh(tokens.refreshToken)).toMatchObject({ status: 200 });
    });
  });

  describe('a session', () => {
    test('is refreshed once however many ask within a minute; later the old token ends it', async () => {
      const { adultId, tokens } = await anAdult(system);
      const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens.refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const given = answers.map(({ body }) => body);
      expect(given).toEqual(given.map(() => given[0]));
      system.clock.shift(minuteMs - 15_000);
      expect((await refresh(tokens.refreshToken)).body).toEqual(given[0]);
      expect(await codeOf(given[0]?.['access_token'])).toBe('let in');

      system.clock.shift(20_000);
      expect(await refresh(tokens.refreshToken)).toMatchObject(over);
      expect(await codeOf(given[0]?.['access_token'])).toBe('401 session_ended');
      expect(await refresh(given[0]?.['refresh_token'])).toMatchObject(over);
      expect(await sessionsAtTheIssuer(adultId)).toBe(0);
    });

    test('ends alone when it is signed out, and with all others when that is asked', async () => {
      const { email, adultId, token, tokens } = await anAdult(system);
      const [second, third] = [await enter(email), await enter(email)];
      await system.want(signOut, {}, { token: second.accessToken });
      expect(await codeOf(second.accessToken)).toBe('401 session_ended');
      expect(await refresh(second.refreshToken)).toMatchObject(over);
      expect(await sessionsAtTheIssuer(adultId)).toBe(2);

      await system.want(signOutEverywhere, {}, { token });
      for (const ended of [tokens, third]) {
        expect(await codeOf(ended.accessToken)).toBe('401 session_ended');
        expect(await refresh(ended.refreshToken)).toMatchObject(over);
      }
      expect(await sessionsAtTheIssuer(adultId)).toBe(0);
    });

    test('is parked while a child is in, and the same goes on when the adult is back', async () => {
      const adult = await anAdult(system);
      const child = await aChildOf(system, adult);
      const { refreshToken } = adult.tokens;
      const entering = { ...child, pin: childPin, refreshToken };
      const { childToken } = await system.want(chooseChild, entering, { token: adult.token });
      expect(await refresh(refreshToken)).toMatchObject(over);

      await system.want(leaveProfile, {}, { token: childToken });
      const back = await system.want(chooseAdult, { password }, { token: childToken });
      expect(await codeOf(back.tokens?.accessToken)).toBe('let in');
      expect((await refresh(back.tokens?.refreshToken)).status).toBe(200);
    });

    test('is proved by keys that are published under our origin', async () => {
      const { token, adultId } = await anAdult(system);
      const realm = `${system.address}/realms/alcancia`;
      const document = (await (await fetch(`${realm}/.well-known/openid-configuration`)).json()) as { issuer: string };
      const certs = createRemoteJWKSet(new URL(`${realm}/protocol/openid-connect/certs`));
      const { payload } = await jwtVerify(token, certs, { issuer: document.issuer });
      expect(payload.sub).toBe(adultId);
    });
  });

  describe('while the issuer is down', () => {
    const words = 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';

    test('who is in goes on, over a restart of ours too; nobody else gets in, and is told so', async () => {
      const { email, token, tokens } = await anAdult(system);
      line.cut();
      expect(await codeOf(token)).toBe('let in');
      system = await system.restart();
      expect(await codeOf(token)).toBe('let in');

      for (const given of [password, 'no es esta']) {
        const refused = await system.ask(signIn, { email, password: given });
        expect([refused.status, refused.error.message]).toEqual([503, words]);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const signedUp = await system.ask(signUp, aSignUp());
      expect([signedUp.status, signedUp.error.message]).toEqual([503, words]);
      const refreshed = await refresh(tokens.refreshToken);
      expect(refreshed.status).toBe(503);
      expect(Number(refreshed.headers.get('retry-after'))).toBeGreaterThan(0);

      line.mend();
      expect(await refresh(tokens.refreshToken)).toMatchObject({ status: 200 });
      expect(await tryOut(email, password)).toBe('let in');
    });

    test('signing out works all the same, and nothing refreshes the session afterwards', async () => {
      const { token, tokens } = await anAdult(system);
      line.cut();
      await system.want(signOut, {}, { token });
      expect(await codeOf(token)).toBe('401 session_ended');
      line.mend();
      expect(await refresh(tokens.refreshToken)).toMatchObject(over);
    });
  });
}
