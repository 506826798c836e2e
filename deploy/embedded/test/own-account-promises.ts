import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  confirmNewEmail,
  endSession,
  legalVersions,
  listSessions,
  requestEmailChange,
  signIn,
  signUp,
  undoEmailChange,
  whoAmI,
} from '@alcancia/contracts/identity';
import { anAdult, password } from '@alcancia/testing';

import { aSystem, type TestSystem } from './a-system.js';
import type { AnIssuer } from './an-issuer.js';

/** What an adult may change of the own account, through the gateway, whichever issuer keeps it (G27). */
export function ownAccountPromises(open: () => Promise<AnIssuer>): void {
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

  const tryOut = async (email: string) => {
    const { status, error } = await system.ask(signIn, { email, password });
    return status === 200 ? 'let in' : `${status} ${error.code}`;
  };
  const codeOf = async (token: string) => {
    const { status, error } = await system.ask(whoAmI, {}, { token });
    return status === 200 ? 'let in' : `${status} ${error.code}`;
  };
  /** As keycloak-js refreshes, at Keycloak's URL under our origin. */
  const refreshes = async (refreshToken: string) => {
    const form = { grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token: refreshToken };
    const url = `${system.address}/realms/alcancia/protocol/openid-connect/token`;
    return (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).status;
  };
  const sessionsAtTheIssuer = async (id: string) => (await (await issuer.admin()).users.listSessions({ id })).length;

  describe('another e-mail', () => {
    test('signs in from its link on, and the one before can take it back', async () => {
      const { email, adultId, token, tokens } = await anAdult(system);
      const wanted = `${randomUUID()}@example.org`;
      const each = async () => [await tryOut(email), await tryOut(wanted)];
      await system.want(requestEmailChange, { email: wanted, password }, { token });
      expect(await each()).toEqual(['let in', '401 credentials_wrong']);
      await system.want(confirmNewEmail, { token: await system.linkToken(wanted) });
      expect(await each()).toEqual(['401 credentials_wrong', 'let in']);

      await system.want(undoEmailChange, { token: await system.linkToken(email) });
      expect(await sessionsAtTheIssuer(adultId)).toBe(0);
      expect(await each()).toEqual(['let in', '401 credentials_wrong']);
      expect(await refreshes(tokens.refreshToken)).toBe(400);
    });

    test('that somebody has taken meanwhile stays theirs', async () => {
      const { email, token } = await anAdult(system);
      const wanted = `${randomUUID()}@example.org`;
      await system.want(requestEmailChange, { email: wanted, password }, { token });
      const link = { token: await system.linkToken(wanted) };
      await system.want(signUp, {
        fullName: 'Berta de Prueba',
        email: wanted,
        password,
        confirmPassword: password,
        hasConsented: true,
        termsVersion: legalVersions.terms,
        privacyVersion: legalVersions.privacy,
      });
      expect((await system.ask(confirmNewEmail, link)).error.code).toBe('email_taken');
      expect(await tryOut(email)).toBe('let in');
    });
  });

  test('a session is closed from the list of another one, here and at the issuer', async () => {
    const { email, adultId, token } = await anAdult(system);
    const other = (await system.eventually(signIn, { email, password })).tokens;
    const { sessions } = await system.want(listSessions, {}, { token });
    const { sessionId = '' } = sessions.find(({ isThis }) => !isThis) ?? {};
    await system.want(endSession, { sessionId }, { token });
    await system.settled();
    expect(await codeOf(other.accessToken)).toBe('401 session_ended');
    expect(await refreshes(other.refreshToken)).toBe(400);
    expect(await sessionsAtTheIssuer(adultId)).toBe(1);
    expect(await codeOf(token)).toBe('let in');
  });
}
