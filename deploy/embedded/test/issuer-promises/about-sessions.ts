import { describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';

import { webClientId } from '../../src/issuer/issuer.config.js';
import { aboutSeconds, type Answer, type AnIssuer, realm } from '../an-issuer.js';

const refusal = (error_description: string) => ({ status: 400, body: { error: 'invalid_grant', error_description } });

export function promisesAboutSessions(at: () => AnIssuer): void {
  const signedIn = async () => {
    const account = await at().anAccount();
    return { ...account, tokens: (await at().signIn(account.email)).body };
  };
  const userinfo = ({ access_token }: Answer['body']) =>
    at().post('userinfo', {}, { authorization: `Bearer ${String(access_token)}` });
  const signOut = (token: unknown) => at().post('logout', { client_id: webClientId, refresh_token: String(token) });

  describe('a refresh', () => {
    test('gives new tokens of the same session and takes back the role that was lost', async () => {
      const { id, tokens } = await signedIn();
      const { users } = await at().admin();
      const roles = (await users.listRealmRoleMappings({ id })).map((role) => ({
        id: String(role.id),
        name: String(role.name),
      }));
      expect(roles).toMatchObject([{ name: 'default-roles-alcancia' }]);
      await users.delRealmRoleMappings({ id, roles });
      const { status, body, headers } = await at().refresh(tokens['refresh_token']);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toMatchObject({
        session_state: tokens['session_state'],
        scope: tokens['scope'],
        id_token: expect.any(String),
      });
      expect(aboutSeconds(300)).toContain(body['expires_in']);
      const { sid, realm_access } = decodeJwt<{ realm_access?: object }>(String(body['access_token']));
      expect(sid).toBe(tokens['session_state']);
      expect(JSON.stringify(realm_access ?? {})).not.toContain('adult');
    });

    test('with a token used before is refused, and the session is over', async () => {
      const { tokens } = await signedIn();
      const next = (await at().refresh(tokens['refresh_token'])).body;
      expect(await at().refresh(tokens['refresh_token'])).toMatchObject(
        refusal('Maximum allowed refresh token reuse exceeded'),
      );
      expect(await at().refresh(next['refresh_token'])).toMatchObject(refusal("Session doesn't have required client"));
      expect((await userinfo(next)).status).toBe(401);
    });

    test('is refused with garbage, an access token or a token of another algorithm', async () => {
      const { tokens } = await signedIn();
      const [, payload] = String(tokens['refresh_token']).split('.');
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
      for (const token of ['garbage', 'a.b.c', tokens['access_token'], unsigned])
        expect(await at().refresh(token)).toMatchObject(refusal('Invalid refresh token'));
    });

    test('is refused to a disabled account, and to a deleted one', async () => {
      const { id, tokens } = await signedIn();
      const { users } = await at().admin();
      await users.update({ id }, { enabled: false });
      expect(await at().refresh(tokens['refresh_token'])).toMatchObject(refusal('User disabled'));
      await users.del({ id });
      expect(await at().refresh(tokens['refresh_token'])).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      });
    });
  });

  describe('signing out', () => {
    test('ends the session, answers the same the second time, and leaves other sessions alone', async () => {
      const { email, tokens } = await signedIn();
      const other = (await at().signIn(email)).body;
      expect(await userinfo(tokens)).toMatchObject({ status: 200, body: { email, name: 'Ana Gómez' } });
      expect((await signOut(tokens['refresh_token'])).status).toBe(204);
      expect((await signOut(tokens['refresh_token'])).status).toBe(204);
      expect(await at().refresh(tokens['refresh_token'])).toMatchObject(refusal('Session not active'));
      const after = await userinfo(tokens);
      expect(after.status).toBe(401);
      expect(after.headers.get('www-authenticate')).toContain('error="invalid_token"');
      expect((await at().refresh(other['refresh_token'])).status).toBe(200);
    });

    test('needs a token of the issuer', async () => {
      expect(await signOut('garbage')).toMatchObject(refusal('Invalid refresh token'));
    });

    test('of one session or of all is the administrator’s to do, and a new password does neither', async () => {
      const { id, email, tokens } = await signedIn();
      const other = (await at().signIn(email)).body;
      const { users, realms } = await at().admin();
      const sessions = await users.listSessions({ id });
      expect(sessions.map((session) => session.id).toSorted()).toEqual(
        [tokens['session_state'], other['session_state']].toSorted(),
      );
      expect(sessions[0]).toMatchObject({
        userId: id,
        username: email,
        // The address that asked: this machine's, or that of the containers' network.
        ipAddress: expect.stringMatching(/^(?:127|10)\.[\d.]+$/),
        start: expect.any(Number),
      });

      await users.resetPassword({ id, credential: { type: 'password', value: 'otra clave larga', temporary: false } });
      const refreshed = await at().refresh(tokens['refresh_token']);
      expect(refreshed.status).toBe(200);

      const end = { realm, session: String(other['session_state']), isOffline: false };
      await realms.deleteSession(end);
      expect(await at().refresh(other['refresh_token'])).toMatchObject(refusal('Session not active'));
      await expect(realms.deleteSession(end)).rejects.toMatchObject({ response: { status: 404 } });
      await users.logout({ id });
      expect(await at().refresh(refreshed.body['refresh_token'])).toMatchObject(refusal('Session not active'));
      expect(await users.listSessions({ id })).toEqual([]);
    });
  });

  test('the published keys are the public halves', async () => {
    for (const key of await at().certs()) {
      expect(key).toMatchObject({ kty: 'RSA', alg: 'RS256', kid: expect.any(String) });
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(secret);
    }
  });
}
