import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  beginPasskey,
  confirmPasskey,
  readSecondStep,
  resetPassword,
  requestPasswordReset,
  type SecondProofGiven,
  signIn,
  turnOffTotp,
  whoAmI,
} from '@alcancia/contracts/identity';
import { anAdult, aPasskey, password } from '@alcancia/testing';

import { aSystem, type TestSystem } from './a-system.js';
import { anAuthenticator } from './an-authenticator.js';
import type { AnIssuer } from './an-issuer.js';

/** A second step beside the password, through the gateway, whichever issuer keeps the account (G27). */
export function secondStepPromises(open: () => Promise<AnIssuer>): void {
  let issuer: AnIssuer;
  let system: TestSystem;
  beforeAll(async () => {
    issuer = await open();
    const { url, clientSecret, isEmbedded } = issuer;
    system = await aSystem({ issuer: { url, clientSecret, isEmbedded, publicOrigin: new URL(issuer.issuer).origin } });
  });
  afterAll(async () => {
    await system.close();
    await issuer.close();
  });

  const enter = async (email: string, second?: SecondProofGiven, secret = password) => {
    const key = randomUUID();
    for (;;) {
      const input = { email, password: secret, ...(second && { second }) };
      const { status, error } = await system.ask(signIn, input, { key });
      if (status === 200) return 'let in';
      // An issuer that hashes too slowly for the moment: the same act again, as browsers do.
      if (status !== 503) return `${status} ${error.code}`;
    }
  };
  const sessionsAtTheIssuer = async (id: string) => (await (await issuer.admin()).users.listSessions({ id })).length;
  const anAdultWithAnApp = async () => {
    const adult = await anAdult(system);
    return { ...adult, ...(await anAuthenticator(system, adult.token)) };
  };

  test('no token leaves before it: not from sign-in, nor from the URLs of Keycloak that browsers reach', async () => {
    const { email, adultId, code } = await anAdultWithAnApp();
    const before = await sessionsAtTheIssuer(adultId);
    const asked = await system.ask(signIn, { email, password });
    expect({ status: asked.status, ...asked.error }).toMatchObject({
      status: 403,
      code: 'second_step_needed',
      details: { methods: ['totp', 'recovery'] },
    });
    expect(JSON.stringify(asked)).not.toMatch(/token/i);
    expect(await enter(email, { code: '000000' })).toBe('403 second_code_wrong');
    expect(await sessionsAtTheIssuer(adultId)).toBe(before);

    const form = { grant_type: 'password', client_id: 'alcancia-web', scope: 'openid', username: email, password };
    const url = `${system.address}/realms/alcancia/protocol/openid-connect/token`;
    const direct = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
    expect(direct.status).toBe(400);
    expect(await direct.text()).not.toMatch(/access_token/);
    expect(await enter(email, { code: code() })).toBe('let in');
    expect(await sessionsAtTheIssuer(adultId)).toBe(before + 1);
  });

  test('a session of the issuer that passed no second step opens nothing here', async () => {
    const { email } = await anAdultWithAnApp();
    const { body } = await issuer.signIn(email);
    const { status, error } = await system.ask(whoAmI, {}, { token: String(body['access_token']) });
    expect(`${status} ${error.code}`).toBe('401 session_ended');
  });

  test('a code opens once, a recovery code once, and one that was wrong five times waits', async () => {
    const { email, code, recoveryCodes } = await anAdultWithAnApp();
    const [first = '', second = ''] = recoveryCodes;
    const used = { code: code() };
    expect([await enter(email, used), await enter(email, used)]).toEqual(['let in', '403 second_code_wrong']);
    const [one, other] = [{ recoveryCode: first.toUpperCase() }, { recoveryCode: second }];
    expect([await enter(email, one), await enter(email, one)]).toEqual(['let in', '403 second_code_wrong']);
    // The one that was used already counts as the first.
    for (let nth = 0; nth < 4; nth += 1)
      expect(await enter(email, { code: `00000${nth}` })).toBe('403 second_code_wrong');
    expect(await enter(email, other)).toBe('429 too_many_sign_ins');
    expect(await enter(email)).toBe('403 second_step_needed');
  });

  test('a passkey answers once, for this page and this account only', async () => {
    const { email, token } = await anAdult(system);
    const key = aPasskey(system.publicOrigin);
    const { options } = await system.want(beginPasskey, { password }, { token });
    await system.want(confirmPasskey, { name: 'Mi teléfono', passkey: key.make(options) }, { token });
    const asked = async () => {
      const { status, error } = await system.ask(signIn, { email, password });
      expect({ status, code: error.code }).toEqual({ status: 403, code: 'second_step_needed' });
      return error.details['passkey'] as Record<string, unknown>;
    };
    const passkey = key.prove(await asked());
    const stranger = { ...aPasskey(system.publicOrigin).prove(await asked()), id: key.id, rawId: key.id };
    expect(await enter(email, { passkey: stranger })).toBe('403 passkey_wrong');
    expect(await enter(email, { passkey })).toBe('let in');
    expect(await enter(email, { passkey })).toBe('403 passkey_wrong');
  });

  describe('a new password by e-mail', () => {
    test('does not take the second step away', async () => {
      const { email, code } = await anAdultWithAnApp();
      await system.want(requestPasswordReset, { email });
      const next = 'otra clave larga';
      const token = await system.linkToken(email);
      await system.want(resetPassword, { token, password: next, confirmPassword: next });
      expect(await enter(email, undefined, next)).toBe('403 second_step_needed');
      expect(await enter(email, { code: code() }, next)).toBe('let in');
    });
  });

  test('turned off behind both, the password alone signs in again', async () => {
    const { email, token, code } = await anAdultWithAnApp();
    const refused = await system.ask(turnOffTotp, { password }, { token });
    expect(`${refused.status} ${refused.error.code}`).toBe('403 second_step_needed');
    await system.want(turnOffTotp, { password, second: { code: code() } }, { token });
    const { totpSince } = await system.want(readSecondStep, {}, { token });
    expect([totpSince, await enter(email)]).toEqual([null, 'let in']);
  });
}
