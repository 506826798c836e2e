import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';

import { anIssuer, type AnIssuer, clientSecret, password, publicOrigin, realm } from '../../test/an-issuer.js';
import { identityClientId, webClientId } from './issuer.config.js';

let at: AnIssuer;
beforeAll(async () => {
  at = await anIssuer();
});
afterAll(() => at.close());

const wrong = { error: 'invalid_grant', error_description: 'Invalid user credentials' };

describe('the right password', () => {
  test('gives the tokens that Keycloak gives, checkable with its certs', async () => {
    const { id, email } = await at.anAccount();
    const { status, body, headers } = await at.signIn(email.toUpperCase());
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 300,
      refresh_expires_in: 7_776_000,
      'not-before-policy': 0,
      scope: 'openid email profile',
    });

    const certs = createRemoteJWKSet(new URL(`${at.url}/realms/${realm}/protocol/openid-connect/certs`));
    const { payload } = await jwtVerify(String(body['access_token']), certs, {
      issuer: `${publicOrigin}/realms/${realm}`,
      audience: 'account',
    });
    expect(payload).toMatchObject({
      sub: id,
      sid: body['session_state'],
      azp: webClientId,
      typ: 'Bearer',
      realm_access: { roles: ['adult', 'default-roles-alcancia'] },
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
    });
    expect(decodeJwt(String(body['id_token']))).toMatchObject({ typ: 'ID', sub: id, aud: webClientId, email });
  });

  test('gives no id token unless openid is asked for', async () => {
    const { email } = await at.anAccount();
    const { body } = await at.signIn(email, password, { scope: 'email' });
    expect(body['id_token']).toBeUndefined();
    expect(await at.signIn(email, password, { scope: 'openid everything' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope' },
    });
  });

  test('is refused while the e-mail is not verified, and that attempt asks for the verification', async () => {
    const { id, email } = await at.anAccount({ emailVerified: false });
    const notSetUp = { error: 'invalid_grant', error_description: 'Account is not fully set up' };
    expect(await at.signIn(email)).toMatchObject({ status: 400, body: notSetUp });
    const { users } = await at.admin();
    expect(await users.findOne({ id })).toMatchObject({ requiredActions: ['VERIFY_EMAIL'] });

    await users.update({ id }, { emailVerified: true });
    expect(await at.signIn(email)).toMatchObject({ status: 400, body: notSetUp });
    await users.update({ id }, { emailVerified: true, requiredActions: [] });
    expect((await at.signIn(email)).status).toBe(200);
  });

  test('is refused to a disabled account, which says so', async () => {
    const { email } = await at.anAccount({ enabled: false });
    expect(await at.signIn(email)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Account disabled' },
    });
  });
});

describe('a wrong password', () => {
  test('reads like an unknown account, a missing password and a name that no database takes', async () => {
    const { email } = await at.anAccount();
    for (const [name, secret] of [
      [email, 'otra clave'],
      ['nadie@example.com', password],
      ['nul\0@example.com', password],
      [email, 'x'.repeat(5000)],
    ])
      expect(await at.signIn(String(name), secret)).toMatchObject({ status: 400, body: wrong });
    const missing = await at.post('token', { grant_type: 'password', client_id: webClientId, username: email });
    expect(missing).toMatchObject({ status: 400, body: wrong });
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  test('given twice within a second locks the account for a minute, also for the right one', async () => {
    const { id, email } = await at.anAccount();
    await at.signIn(email, 'otra clave', {});
    await at.signIn(email, 'otra clave', {});
    expect(await at.signIn(email)).toMatchObject({ status: 400, body: wrong });
    const { attackDetection } = await at.admin();
    expect(await attackDetection.findOne({ id })).toMatchObject({
      disabled: true,
      numFailures: 2,
      lastIPFailure: '127.0.0.1',
    });
    at.later(61);
    expect((await at.signIn(email)).status).toBe(200);
    expect(await (await at.admin()).attackDetection.findOne({ id })).toMatchObject({ disabled: false, numFailures: 0 });
  });

  test('is counted each time, also when many arrive at once', async () => {
    const { id, email } = await at.anAccount();
    await Promise.all(Array.from({ length: 8 }, () => at.signIn(email, 'otra clave')));
    const found = await (await at.admin()).attackDetection.findOne({ id });
    expect(found).toMatchObject({ disabled: true });
    expect(Number(Object(found)['numFailures'])).toBeGreaterThanOrEqual(2);
  });

  test('is forgiven when an administrator clears it, and the forwarded address is kept', async () => {
    const { id, email } = await at.anAccount();
    const form = { grant_type: 'password', client_id: webClientId, username: email, password: 'otra clave' };
    for (const address of ['203.0.113.7', '203.0.113.8']) await at.post('token', form, { 'x-forwarded-for': address });
    const { attackDetection } = await at.admin();
    expect(await attackDetection.findOne({ id })).toMatchObject({ disabled: true, lastIPFailure: '203.0.113.8' });
    await attackDetection.del({ id });
    expect((await at.signIn(email)).status).toBe(200);
  });
});

describe('the token endpoint', () => {
  const refused: [string, Record<string, string>, number, string][] = [
    ['no grant type', { client_id: webClientId }, 400, 'invalid_request'],
    ['another grant type', { client_id: webClientId, grant_type: 'authorization_code' }, 400, 'unsupported_grant_type'],
    [
      'a grant type that every object has',
      { client_id: webClientId, grant_type: 'toString' },
      400,
      'unsupported_grant_type',
    ],
    ['no client', { grant_type: 'password' }, 401, 'invalid_client'],
    ['an unknown client', { grant_type: 'password', client_id: 'other' }, 401, 'invalid_client'],
    [
      'identity without its secret',
      { grant_type: 'client_credentials', client_id: identityClientId },
      401,
      'unauthorized_client',
    ],
    [
      'identity with another secret',
      { grant_type: 'client_credentials', client_id: identityClientId, client_secret: 'x' },
      401,
      'unauthorized_client',
    ],
    [
      'the public client as a service',
      { grant_type: 'client_credentials', client_id: webClientId },
      401,
      'unauthorized_client',
    ],
    [
      'identity for a person',
      { grant_type: 'password', client_id: identityClientId, client_secret: clientSecret },
      400,
      'unauthorized_client',
    ],
    ['no user name', { grant_type: 'password', client_id: webClientId }, 401, 'invalid_request'],
    ['no refresh token', { grant_type: 'refresh_token', client_id: webClientId }, 400, 'invalid_request'],
  ];
  test.each(refused)('refuses %s', async (_what, form, status, error) => {
    const answer = await at.post('token', form);
    expect(answer).toMatchObject({ status, body: { error } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('refuses a field said twice, another kind of body and another realm', async () => {
    const url = `${at.url}/realms/${realm}/protocol/openid-connect/token`;
    const send = (to: string, body: URLSearchParams | string, type?: string) =>
      fetch(to, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) });
    expect((await send(url, new URLSearchParams('grant_type=password&grant_type=password'))).status).toBe(400);
    expect((await send(url, '{}', 'application/json')).status).toBe(415);
    expect((await send(url.replace(realm, 'master'), new URLSearchParams())).status).toBe(404);
    expect((await send(url, new URLSearchParams({ username: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  test('is found by the well-known document', async () => {
    const response = await fetch(`${at.url}/realms/${realm}/.well-known/openid-configuration`);
    const issuer = `${publicOrigin}/realms/${realm}`;
    expect(await response.json()).toMatchObject({
      issuer,
      token_endpoint: `${issuer}/protocol/openid-connect/token`,
      jwks_uri: `${issuer}/protocol/openid-connect/certs`,
      end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
      userinfo_endpoint: `${issuer}/protocol/openid-connect/userinfo`,
    });
  });
});
