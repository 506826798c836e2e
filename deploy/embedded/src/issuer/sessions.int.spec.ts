import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';

import { type Answer, anIssuer, type AnIssuer, realm } from '../../test/an-issuer.js';
import { webClientId } from './issuer.config.js';

const day = 86_400;
let at: AnIssuer;
beforeAll(async () => {
  at = await anIssuer();
});
afterAll(() => at.close());

const signedIn = async () => {
  const account = await at.anAccount();
  return { ...account, tokens: (await at.signIn(account.email)).body };
};
const refusal = (error_description: string) => ({ status: 400, body: { error: 'invalid_grant', error_description } });
const userinfo = ({ access_token }: Answer['body']) =>
  at.post('userinfo', {}, { authorization: `Bearer ${String(access_token)}` });
const signOut = (token: unknown) => at.post('logout', { client_id: webClientId, refresh_token: String(token) });

describe('a refresh', () => {
  test('gives new tokens of the same session and takes back the role that was lost', async () => {
    const { id, tokens } = await signedIn();
    const { users, roles } = await at.admin();
    const role = await roles.findOneByName({ name: 'default-roles-alcancia' });
    await users.delRealmRoleMappings({ id, roles: [{ id: String(role?.id), name: String(role?.name) }] });
    const { status, body, headers } = await at.refresh(tokens['refresh_token']);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      session_state: tokens['session_state'],
      expires_in: 300,
      scope: 'openid email profile',
      id_token: expect.any(String),
    });
    expect(decodeJwt(String(body['access_token']))).toMatchObject({
      sid: tokens['session_state'],
      realm_access: { roles: [] },
    });
  });

  test('with a token used before is refused, and the session is over', async () => {
    const { tokens } = await signedIn();
    const next = (await at.refresh(tokens['refresh_token'])).body;
    expect(await at.refresh(tokens['refresh_token'])).toMatchObject(
      refusal('Maximum allowed refresh token reuse exceeded'),
    );
    expect(await at.refresh(next['refresh_token'])).toMatchObject(refusal("Session doesn't have required client"));
    expect((await userinfo(next)).status).toBe(401);
  });

  test('tried four times at once succeeds once', async () => {
    const { tokens } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 4 }, () => at.refresh(tokens['refresh_token'])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  });

  test('keeps a session for 90 days at a time and for 400 days in all', async () => {
    const { tokens } = await signedIn();
    at.later(90 * day - 1);
    let last = await at.refresh(tokens['refresh_token']);
    for (const days of [80, 80, 80]) {
      at.later(days * day);
      last = await at.refresh(last.body['refresh_token']);
    }
    expect(last).toMatchObject({ status: 200, body: { refresh_expires_in: 70 * day + 1, expires_in: 300 } });
    at.later(70 * day + 1);
    expect(await at.refresh(last.body['refresh_token'])).toMatchObject(refusal('Token is not active'));
  });

  test('is refused when the token idled too long', async () => {
    const { tokens } = await signedIn();
    at.later(90 * day);
    expect(await at.refresh(tokens['refresh_token'])).toMatchObject(refusal('Token is not active'));
  });

  test('is refused with garbage, an access token or a token of another algorithm', async () => {
    const { tokens } = await signedIn();
    const [, payload] = String(tokens['refresh_token']).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of ['garbage', '', 'a.b.c', tokens['access_token'], unsigned])
      expect(await at.refresh(token)).toMatchObject(refusal('Invalid refresh token'));
  });

  test('is refused to a disabled or deleted account', async () => {
    const { id, tokens } = await signedIn();
    const { users } = await at.admin();
    await users.update({ id }, { enabled: false });
    expect(await at.refresh(tokens['refresh_token'])).toMatchObject(refusal('User disabled'));
    await users.del({ id });
    expect(await at.refresh(tokens['refresh_token'])).toMatchObject(refusal('Session not active'));
  });
});

describe('signing out', () => {
  test('ends the session, answers the same the second time, and leaves other sessions alone', async () => {
    const { email, tokens } = await signedIn();
    const other = (await at.signIn(email)).body;
    expect(await userinfo(tokens)).toMatchObject({ status: 200, body: { email, name: 'Ana Gómez' } });
    expect((await signOut(tokens['refresh_token'])).status).toBe(204);
    expect((await signOut(tokens['refresh_token'])).status).toBe(204);
    expect(await at.refresh(tokens['refresh_token'])).toMatchObject(refusal('Session not active'));
    const after = await userinfo(tokens);
    expect(after.status).toBe(401);
    expect(after.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect((await at.refresh(other['refresh_token'])).status).toBe(200);
  });

  test('needs a token of ours', async () => {
    expect(await signOut('garbage')).toMatchObject(refusal('Invalid refresh token'));
    expect(await at.post('logout', { client_id: webClientId })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  test('of one session or of all is the administrator’s to do, and a new password does neither', async () => {
    const { id, email, tokens } = await signedIn();
    const other = (await at.signIn(email)).body;
    const { users, realms } = await at.admin();
    const sessions = await users.listSessions({ id });
    expect(sessions.map((session) => session.id).toSorted()).toEqual(
      [tokens['session_state'], other['session_state']].toSorted(),
    );
    expect(sessions[0]).toMatchObject({
      userId: id,
      username: email,
      ipAddress: '127.0.0.1',
      start: expect.any(Number),
    });

    await users.resetPassword({ id, credential: { type: 'password', value: 'otra clave larga', temporary: false } });
    const refreshed = await at.refresh(tokens['refresh_token']);
    expect(refreshed.status).toBe(200);

    await realms.deleteSession({ realm, session: String(other['session_state']), isOffline: false });
    expect(await at.refresh(other['refresh_token'])).toMatchObject(refusal('Session not active'));
    await expect(
      realms.deleteSession({ realm, session: String(other['session_state']), isOffline: false }),
    ).rejects.toMatchObject({ response: { status: 404 } });
    await users.logout({ id });
    expect(await at.refresh(refreshed.body['refresh_token'])).toMatchObject(refusal('Session not active'));
    expect(await users.listSessions({ id })).toEqual([]);
  });
});

describe('the keys', () => {
  const certs = async () => {
    const response = await fetch(`${at.url}/realms/${realm}/protocol/openid-connect/certs`);
    const { keys }: { keys: Record<string, unknown>[] } = JSON.parse(await response.text());
    return keys;
  };
  const kidOf = ({ access_token }: Answer['body']) => decodeProtectedHeader(String(access_token)).kid;

  test('are public where they are published', async () => {
    for (const key of await certs())
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  test('sign new tokens after a rotation while old tokens stay good, for a day', async () => {
    const { email, tokens } = await signedIn();
    await at.issuer.rotateSigningKey();
    const fresh = (await at.signIn(email)).body;
    expect(kidOf(fresh)).not.toBe(kidOf(tokens));
    expect((await certs()).map(({ kid }) => kid)).toEqual([kidOf(fresh), kidOf(tokens)]);
    expect((await userinfo(tokens)).status).toBe(200);
    at.later(day + 1);
    at = await at.restart();
    expect((await certs()).map(({ kid }) => kid)).toEqual([kidOf(fresh)]);
  });

  test('and the sessions outlive a restart', async () => {
    const { tokens } = await signedIn();
    at = await at.restart();
    expect((await userinfo(tokens)).status).toBe(200);
    expect((await at.refresh(tokens['refresh_token'])).status).toBe(200);
  });

  test('are of no use without the secret that seals them', async () => {
    await expect(at.restart({ keys: 'another secret' })).rejects.toThrow('sealed with another secret');
    at = await at.restart();
    const rows = await at.sql.query<{ sealed: string }>('select sealed from issuer.signing_key');
    for (const { sealed } of rows)
      expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('PRIVATE KEY');
  });
});
