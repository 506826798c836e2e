import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { anIssuer, type AnIssuer, password, realm } from '../../test/an-issuer.js';

let at: AnIssuer;
beforeAll(async () => {
  at = await anIssuer();
});
afterAll(() => at.close());

const account = (email: string) => ({
  email,
  enabled: true,
  emailVerified: true,
  credentials: [{ type: 'password', value: password }],
});
const refusal = (status: number, responseData: Record<string, unknown>) => ({ response: { status }, responseData });

describe('the unmodified admin client', () => {
  test('creates, finds, changes and deletes an account', async () => {
    const { users } = await at.admin();
    const { id } = await users.create({
      ...account('Berta.Ruiz@Example.com'),
      username: 'ignored',
      firstName: 'Berta',
      lastName: 'Ruiz',
      attributes: { signUpId: ['0199-abc'], locale: 'es' },
    });
    const found = await users.findOne({ id });
    expect(found).toMatchObject({
      id,
      username: 'berta.ruiz@example.com',
      email: 'berta.ruiz@example.com',
      firstName: 'Berta',
      emailVerified: true,
      enabled: true,
      attributes: { signUpId: ['0199-abc'], locale: ['es'] },
      requiredActions: [],
      createdTimestamp: expect.any(Number),
    });
    expect(JSON.stringify(found)).not.toContain('argon2');
    expect(await users.find({ email: 'BERTA.ruiz@example.com', exact: true })).toMatchObject([{ id }]);
    expect(await users.find({ email: 'berta', exact: true })).toEqual([]);
    expect(await users.find({ q: 'signUpId:0199-abc locale:es' })).toMatchObject([{ id }]);
    expect(await users.find({ q: 'signUpId:0199' })).toEqual([]);
    expect(await users.find({ search: 'rUI', briefRepresentation: true })).toEqual([
      expect.not.objectContaining({ attributes: expect.anything() }),
    ]);
    expect(await users.find({ email: '%' })).toEqual([]);
    expect(await users.count({ email: 'berta' })).toBe(1);

    await users.update({ id }, { firstName: 'Bertha' });
    expect(await users.findOne({ id })).toMatchObject({
      firstName: 'Bertha',
      lastName: 'Ruiz',
      attributes: { locale: ['es'] },
      emailVerified: true,
    });
    await users.update({ id }, { email: 'bertha@example.com', emailVerified: false });
    expect(await users.findOne({ id })).toMatchObject({ username: 'bertha@example.com', emailVerified: false });
    expect(await at.signIn('berta.ruiz@example.com')).toMatchObject({ status: 400 });

    await users.del({ id });
    expect(await users.findOne({ id })).toBeNull();
    await expect(users.del({ id })).rejects.toMatchObject(refusal(404, { error: 'User not found' }));
  });

  test('is told that an e-mail is taken, whatever its case', async () => {
    const { users } = await at.admin();
    await users.create(account('carla@example.com'));
    const { id } = await users.create(account('diana@example.com'));
    const taken = refusal(409, { errorMessage: 'User exists with same email' });
    await expect(users.create(account('CARLA@example.com'))).rejects.toMatchObject(taken);
    await expect(users.update({ id }, { email: 'Carla@example.com' })).rejects.toMatchObject(taken);
    const together = await Promise.allSettled(
      Array.from({ length: 5 }, () => users.create(account('elena@example.com'))),
    );
    const refused = together.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }: { reason: unknown }) => reason)).toMatchObject([taken, taken, taken, taken]);
  });

  test('is told what is wrong with a password, and nothing is created', async () => {
    const { users } = await at.admin();
    const short = { ...account('fanny@example.com'), credentials: [{ type: 'password', value: '12345' }] };
    const tooShort = refusal(400, {
      error: 'invalidPasswordMinLengthMessage',
      error_description: 'Invalid password: minimum length 6.',
    });
    await expect(users.create(short)).rejects.toMatchObject(tooShort);
    expect(await users.find({ email: 'fanny@example.com', exact: true })).toEqual([]);
    const { id } = await users.create(account('fanny@example.com'));
    const set = (value: string) => users.resetPassword({ id, credential: { type: 'password', value } });
    await expect(set('12345')).rejects.toMatchObject(tooShort);
    await expect(set('x'.repeat(5000))).rejects.toMatchObject(
      refusal(400, { error: 'invalidPasswordMaxLengthMessage' }),
    );
    await set('clave nueva');
    expect(await at.signIn('fanny@example.com')).toMatchObject({ status: 400 });
    expect(await at.signIn('fanny@example.com', 'clave nueva')).toMatchObject({ status: 200 });
  });

  const badEmails = [
    'no',
    'a@b',
    'a b@example.com',
    'a@example.com\r\nbcc: x@example.com',
    `${'x'.repeat(320)}@example.com`,
    'a\0@example.com',
  ];
  test.each(badEmails)('is told that %j is no e-mail', async (email) => {
    const { users } = await at.admin();
    const bad = refusal(400, { field: 'email', errorMessage: 'error-invalid-email' });
    await expect(users.create(account(email))).rejects.toMatchObject(bad);
  });

  test('may keep a tag in an e-mail, and is refused without any', async () => {
    const { users } = await at.admin();
    const { id } = await users.create(account('gema+casa@example.com'));
    expect(await users.findOne({ id })).toMatchObject({ email: 'gema+casa@example.com' });
    await expect(users.create({ enabled: true })).rejects.toMatchObject(
      refusal(400, { errorMessage: 'User name is missing' }),
    );
    await expect(users.create({ ...account('h@example.com'), firstName: 'x'.repeat(256) })).rejects.toMatchObject(
      refusal(400, { field: 'firstName', errorMessage: 'error-invalid-length' }),
    );
  });

  test('gives and takes realm roles, which sign-up data cannot', async () => {
    const { users, roles } = await at.admin();
    const forged = '00000000-0000-4000-8000-00000000000f';
    const { id } = await users.create({ ...account('irene@example.com'), id: forged, realmRoles: ['super_admin'] });
    expect(id).not.toBe(forged);
    const names = async () => (await users.listCompositeRealmRoleMappings({ id })).map(({ name }) => name);
    expect(await names()).toEqual(['adult', 'default-roles-alcancia']);
    expect((await users.listAvailableRealmRoleMappings({ id })).map(({ name }) => name)).toEqual([
      'adult',
      'super_admin',
    ]);

    const role = await roles.findOneByName({ name: 'super_admin' });
    const mapping = { id, roles: [{ id: String(role?.id), name: 'super_admin' }] };
    await users.addRealmRoleMappings(mapping);
    await users.addRealmRoleMappings(mapping);
    expect(await names()).toContain('super_admin');
    await users.delRealmRoleMappings(mapping);
    expect(await names()).not.toContain('super_admin');
    await expect(users.addRealmRoleMappings({ id, roles: [{ id: forged, name: 'king' }] })).rejects.toMatchObject(
      refusal(404, { error: 'Role not found' }),
    );
  });

  test('reads an id that never was like one that cannot be', async () => {
    const { users, attackDetection } = await at.admin();
    for (const id of ['00000000-0000-4000-8000-00000000000f', 'not-an-id']) {
      expect(await users.findOne({ id })).toBeNull();
      await expect(users.logout({ id })).rejects.toMatchObject(refusal(404, { error: 'User not found' }));
      expect(await attackDetection.findOne({ id })).toMatchObject({
        disabled: false,
        numFailures: 0,
        lastIPFailure: 'n/a',
      });
    }
  });
});

describe('the admin address', () => {
  const users = `/admin/realms/${realm}/users`;
  const ask = (path: string, token?: unknown, body?: string) =>
    fetch(`${at.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token as string}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });

  test('refuses nobody with 401, people with 403 and another realm with 404', async () => {
    const { email } = await at.anAccount();
    const { body } = await at.signIn(email);
    expect((await ask(users)).status).toBe(401);
    expect((await ask(users, 'garbage')).status).toBe(401);
    expect((await ask(users, body['refresh_token'])).status).toBe(401);
    expect((await ask(users, body['id_token'])).status).toBe(401);
    expect((await ask(users, body['access_token'])).status).toBe(403);
    const { accessToken } = await at.admin();
    expect((await ask('/admin/realms/master/users', accessToken)).status).toBe(404);
    expect((await ask(users, accessToken)).status).toBe(200);
    at.later(301);
    expect((await ask(users, accessToken)).status).toBe(401);
  });

  const nonsense = [
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"email":7}',
    '{"enabled":"yes"}',
    '{"__proto__":{"enabled":true}}',
    `{"email":"${'x'.repeat(70_000)}"}`,
  ];
  test.each(nonsense)('refuses a body it cannot read (%#) with a 4xx', async (body) => {
    const { accessToken } = await at.admin();
    const response = await ask(users, accessToken, body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).not.toEqual({});
  });

  test('refuses a page that is none', async () => {
    const { accessToken } = await at.admin();
    for (const query of ['max=-1', 'max=1000000000', 'first=x', 'exact=perhaps', 'email=%00'])
      expect((await ask(`${users}?${query}`, accessToken)).status).toBe(400);
    expect((await ask('/anything')).status).toBe(404);
  });
});
