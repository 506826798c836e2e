import { describe, expect, test } from '@jest/globals';

import { type AnIssuer, realm } from '../an-issuer.js';

export function promisesAboutTheAdminApi(at: () => AnIssuer): void {
  const users = `/admin/realms/${realm}/users`;
  const ask = (path: string, token?: unknown, body?: string) =>
    fetch(`${at().url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token as string}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });

  describe('the admin API', () => {
    test('refuses nobody with 401 and people with 403', async () => {
      const { email } = await at().anAccount();
      const { body } = await at().signIn(email);
      expect((await ask(users)).status).toBe(401);
      expect((await ask(users, 'garbage')).status).toBe(401);
      expect((await ask(users, body['refresh_token'])).status).toBe(401);
      expect((await ask(users, body['id_token'])).status).toBe(401);
      expect((await ask(users, body['access_token'])).status).toBe(403);
      const { accessToken } = await at().admin();
      expect((await ask(users, accessToken)).status).toBe(200);
    });

    test('opens identity nothing but accounts', async () => {
      const { accessToken } = await at().admin();
      for (const path of ['/roles', '/roles/adult', '/clients', '/keys', '/events'])
        expect([path, (await ask(`/admin/realms/${realm}${path}`, accessToken)).status]).toEqual([path, 403]);
      const elsewhere = await ask('/admin/realms/master/users', accessToken);
      expect(elsewhere.status).toBe(403);
    });

    const nonsense = ['{', '[]', '7', '{"email":7}', '{"enabled":"yes"}', '{"__proto__":{"enabled":true}}'];
    test.each(nonsense)('refuses a body it cannot read (%#) with a 4xx', async (body) => {
      const { accessToken } = await at().admin();
      const response = await ask(users, accessToken, body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    });
  });
}
