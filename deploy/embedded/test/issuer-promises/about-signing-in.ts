import { describe, expect, test } from '@jest/globals';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';

import { identityClientId, webClientId } from '../../src/issuer/issuer.config.js';
import { aboutSeconds, anEmail, type AnIssuer, password, realm } from '../an-issuer.js';

const wrong = { error: 'invalid_grant', error_description: 'Invalid user credentials' };
const scopesOf = (scope: unknown): string[] => String(scope).split(' ').toSorted();

export function promisesAboutSigningIn(at: () => AnIssuer): void {
  describe('the right password', () => {
    test('gives tokens that are checked with the published keys', async () => {
      const { id, email } = await at().anAccount();
      const { status, body, headers } = await at().signIn(email.toUpperCase());
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toMatchObject({
        token_type: 'Bearer',
        'not-before-policy': 0,
      });
      expect(aboutSeconds(300)).toContain(body['expires_in']);
      expect(aboutSeconds(7_776_000)).toContain(body['refresh_expires_in']);
      expect(scopesOf(body['scope'])).toEqual(['email', 'openid', 'profile']);

      const certs = createRemoteJWKSet(new URL(`${at().url}/realms/${realm}/protocol/openid-connect/certs`));
      const { payload } = await jwtVerify(String(body['access_token']), certs, {
        issuer: at().issuer,
        audience: 'account',
      });
      expect(payload).toMatchObject({
        sub: id,
        sid: body['session_state'],
        azp: webClientId,
        typ: 'Bearer',
        realm_access: { roles: expect.arrayContaining(['adult', 'default-roles-alcancia']) },
        email,
        email_verified: true,
        name: 'Ana Gómez',
        given_name: 'Ana',
        family_name: 'Gómez',
        preferred_username: email,
      });
      expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
      expect(payload.jti).toEqual(expect.any(String));
      expect(decodeProtectedHeader(String(body['access_token'])).alg).toBe('RS256');
      expect(decodeJwt(String(body['refresh_token']))).toMatchObject({
        typ: 'Refresh',
        sub: id,
        sid: body['session_state'],
        azp: webClientId,
        aud: at().issuer,
      });
      expect(decodeJwt(String(body['id_token']))).toMatchObject({ typ: 'ID', sub: id, aud: webClientId, email });
    });

    test('is right beside other sign-ins of the same person', async () => {
      const { email } = await at().anAccount();
      const answers = await Promise.all(Array.from({ length: 4 }, () => at().signIn(email)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });

    test('gives no id token unless openid is asked for, and never a session without an end', async () => {
      const { email } = await at().anAccount();
      const { body } = await at().signIn(email, password, { scope: 'email' });
      expect(body['id_token']).toBeUndefined();
      for (const scope of ['openid everything', 'openid offline_access'])
        expect(await at().signIn(email, password, { scope })).toMatchObject({
          status: 400,
          body: { error: 'invalid_scope' },
        });
    });

    test('is refused while the e-mail is not verified, and that attempt asks for the verification', async () => {
      const { id, email } = await at().anAccount({ emailVerified: false });
      const notSetUp = { error: 'invalid_grant', error_description: 'Account is not fully set up' };
      expect(await at().signIn(email)).toMatchObject({ status: 400, body: notSetUp });
      const { users } = await at().admin();
      expect(await users.findOne({ id })).toMatchObject({ requiredActions: ['VERIFY_EMAIL'] });

      await users.update({ id }, { emailVerified: true });
      expect(await at().signIn(email)).toMatchObject({ status: 400, body: notSetUp });
      await users.update({ id }, { emailVerified: true, requiredActions: [] });
      expect((await at().signIn(email)).status).toBe(200);
    });

    test('needs no last name beside it', async () => {
      const { email } = await at().anAccount({ lastName: '' });
      expect((await at().signIn(email)).status).toBe(200);
    });

    test('is refused to a disabled account, which says so', async () => {
      const { email } = await at().anAccount({ enabled: false });
      expect(await at().signIn(email)).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant', error_description: 'Account disabled' },
      });
    });
  });

  describe('a wrong password', () => {
    test('reads like an unknown account and a missing password', async () => {
      for (const secret of ['otra clave', 'x'.repeat(5000)]) {
        const { email } = await at().anAccount();
        expect(await at().signIn(email, secret)).toMatchObject({ status: 400, body: wrong });
      }
      expect(await at().signIn(anEmail('nadie'))).toMatchObject({ status: 400, body: wrong });
      const { email } = await at().anAccount();
      const missing = await at().post('token', { grant_type: 'password', client_id: webClientId, username: email });
      expect(missing).toMatchObject({ status: 400, body: wrong });
      expect(missing.headers.get('cache-control')).toBe('no-store');
    });

    test('given five times locks the account, also for the right one, until an administrator forgives', async () => {
      const { id, email } = await at().anAccount();
      const form = { grant_type: 'password', client_id: webClientId, username: email, password: 'otra clave' };
      for (let slip = 1; slip <= 5; slip += 1)
        expect(await at().post('token', form, { 'x-forwarded-for': '203.0.113.7' })).toMatchObject({ status: 400 });
      expect(await at().signIn(email)).toMatchObject({ status: 400, body: wrong });
      const { attackDetection } = await at().admin();
      expect(await attackDetection.findOne({ id })).toMatchObject({
        disabled: true,
        numFailures: expect.any(Number),
        lastIPFailure: '203.0.113.7',
      });
      await attackDetection.del({ id });
      expect((await at().signIn(email)).status).toBe(200);
      expect(await attackDetection.findOne({ id })).toMatchObject({ disabled: false, numFailures: 0 });
    });
  });

  describe('the token endpoint', () => {
    const web = { client_id: webClientId };
    const service = { client_id: identityClientId, grant_type: 'client_credentials' };
    const refused: [string, Record<string, string>, number, string][] = [
      ['no grant type', web, 400, 'invalid_request'],
      ['another grant type', { ...web, grant_type: 'unheard-of' }, 400, 'unsupported_grant_type'],
      ['a grant type that every object has', { ...web, grant_type: 'toString' }, 400, 'unsupported_grant_type'],
      ['no client', { grant_type: 'password' }, 401, 'invalid_client'],
      ['an unknown client', { grant_type: 'password', client_id: 'other' }, 401, 'invalid_client'],
      ['identity without its secret', service, 401, 'unauthorized_client'],
      ['identity with another secret', { ...service, client_secret: 'x' }, 401, 'unauthorized_client'],
      ['the public client as a service', { ...web, grant_type: 'client_credentials' }, 401, 'unauthorized_client'],
      ['no user name', { ...web, grant_type: 'password' }, 401, 'invalid_request'],
      ['no refresh token', { ...web, grant_type: 'refresh_token' }, 400, 'invalid_request'],
    ];
    test.each(refused)('refuses %s', async (_what, form, status, error) => {
      const answer = await at().post('token', form);
      expect(answer).toMatchObject({ status, body: { error } });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    test('refuses identity for a person', async () => {
      const { email } = await at().anAccount();
      const form = { client_id: identityClientId, client_secret: at().clientSecret };
      const answer = await at().post('token', { ...form, grant_type: 'password', username: email, password });
      expect(answer).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } });
    });

    test('refuses a field said twice, and reads nothing but forms', async () => {
      const url = `${at().url}/realms/${realm}/protocol/openid-connect/token`;
      const form = `client_id=${webClientId}&grant_type=password`;
      for (const [body, type] of [
        [`${form}&grant_type=password`, 'application/x-www-form-urlencoded'],
        [form, 'text/plain'],
        ['{"grant_type":"password"}', 'application/json'],
      ]) {
        const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': String(type) } });
        expect(await response.json()).toMatchObject({ error: 'invalid_request' });
        expect(response.status).toBe(400);
      }
    });

    test('is found by the well-known document, at the address that people see', async () => {
      const response = await fetch(`${at().url}/realms/${realm}/.well-known/openid-configuration`);
      const { issuer } = at();
      expect(issuer).toMatch(new RegExp(`/realms/${realm}$`));
      expect(await response.json()).toMatchObject({
        issuer,
        token_endpoint: `${issuer}/protocol/openid-connect/token`,
        jwks_uri: `${issuer}/protocol/openid-connect/certs`,
        end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
        userinfo_endpoint: `${issuer}/protocol/openid-connect/userinfo`,
      });
    });
  });
}
