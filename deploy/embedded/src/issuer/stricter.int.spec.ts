import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { type AnEmbeddedIssuer, anEmbeddedIssuer } from '../../test/an-embedded-issuer.js';
import { anEmail, password, realm } from '../../test/an-issuer.js';
import { webClientId } from './issuer.config.js';

let at: AnEmbeddedIssuer;
beforeAll(async () => {
  at = await anEmbeddedIssuer({ standsStill: true });
});
afterAll(() => at.close());

const users = `/admin/realms/${realm}/users`;
async function asIdentity(path: string, body?: string): Promise<Response> {
  const { accessToken } = await at.admin();
  const headers = { authorization: `Bearer ${String(accessToken)}`, 'content-type': 'application/json' };
  return fetch(`${at.url}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body });
}

/** Where Keycloak answers 500, or loses count, ours refuses and counts. */
describe('the embedded issuer', () => {
  test('counts each wrong password, also when many arrive at once', async () => {
    const { id, email } = await at.anAccount();
    await Promise.all(Array.from({ length: 8 }, () => at.signIn(email, 'otra clave')));
    const found = await (await at.admin()).attackDetection.findOne({ id });
    expect(found).toMatchObject({ disabled: true });
    expect(Number(Object(found)['numFailures'])).toBeGreaterThanOrEqual(2);
  });

  test('gives new tokens once when four ask at once with the same', async () => {
    const { email } = await at.anAccount();
    const { refresh_token } = (await at.signIn(email)).body;
    const answers = await Promise.all(Array.from({ length: 4 }, () => at.refresh(refresh_token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  });

  test('takes a name that no database takes for an unknown one', async () => {
    expect(await at.signIn('nul\0@example.com')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const nul = { enabled: true, credentials: [{ type: 'password', value: password }] };
    const bad = { response: { status: 400 } };
    const admin = await at.admin();
    await expect(admin.users.create({ ...nul, email: 'a\0@example.com' })).rejects.toMatchObject(bad);
    await expect(admin.users.create({ ...nul, email: anEmail('x'.repeat(320)) })).rejects.toMatchObject(bad);
  });

  test.each(['', 'null', `{"email":"${'x'.repeat(70_000)}"}`])(
    'refuses a body that says nothing (%#)',
    async (body) => {
      const { status } = await asIdentity(users, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test.each(['max=-1', 'max=1000000000', 'first=x', 'exact=perhaps', 'email=%00'])(
    'has no page at ?%s',
    async (query) => {
      expect((await asIdentity(`${users}?${query}`)).status).toBe(400);
    },
  );

  test('has no other realm and no other address', async () => {
    const form = { grant_type: 'password', client_id: webClientId };
    const elsewhere = `${at.url}/realms/master/protocol/openid-connect/token`;
    expect((await fetch(elsewhere, { method: 'POST', body: new URLSearchParams(form) })).status).toBe(404);
    expect((await asIdentity('/anything')).status).toBe(404);
    expect((await at.post('token', { ...form, username: 'x'.repeat(70_000) })).status).toBe(413);
  });

  test('says of itself what it is, so that no system of several processes takes it for Keycloak', async () => {
    const document = await fetch(`${at.url}/realms/${realm}/.well-known/openid-configuration`);
    expect(await document.json()).toMatchObject({ alcancia_embedded: true });
  });
});
