import { randomUUID } from 'node:crypto';

import { describe, expect, test } from '@jest/globals';

import { anEmail, type AnIssuer, password } from '../an-issuer.js';

const account = (email: string) => ({
  email,
  username: email,
  enabled: true,
  emailVerified: true,
  credentials: [{ type: 'password', value: password }],
});
const refusal = (status: number, responseData: Record<string, unknown>) => ({ response: { status }, responseData });

/** The unmodified admin client, as identity's own. */
export function promisesAboutAccounts(at: () => AnIssuer): void {
  describe('an account', () => {
    test('is made, found, changed and deleted', async () => {
      const { users } = await at().admin();
      const email = anEmail('Berta.Ruiz');
      const known = email.toLowerCase();
      const intent = randomUUID();
      const { id } = await users.create({
        ...account(email),
        firstName: 'Berta',
        lastName: 'Ruiz',
        attributes: { intent: [intent] },
      });
      const found = await users.findOne({ id });
      expect(found).toMatchObject({
        id,
        username: known,
        email: known,
        firstName: 'Berta',
        emailVerified: true,
        enabled: true,
        attributes: { intent: [intent] },
        requiredActions: [],
        createdTimestamp: expect.any(Number),
      });
      expect(JSON.stringify(found)).not.toContain('argon2');
      expect(await users.find({ email: email.toUpperCase(), exact: true })).toMatchObject([{ id }]);
      expect(await users.find({ email: known.slice(0, -4), exact: true })).toEqual([]);
      expect(await users.find({ q: `intent:${intent}` })).toMatchObject([{ id }]);
      expect(await users.find({ q: `intent:${intent.slice(0, 8)}` })).toEqual([]);
      expect(await users.find({ search: known, briefRepresentation: true })).toEqual([
        expect.not.objectContaining({ attributes: expect.anything() }),
      ]);
      expect(await users.count({ email: known })).toBe(1);

      await users.update({ id }, { firstName: 'Bertha' });
      expect(await users.findOne({ id })).toMatchObject({
        firstName: 'Bertha',
        lastName: 'Ruiz',
        attributes: { intent: [intent] },
        emailVerified: true,
      });
      const next = anEmail('bertha');
      await users.update({ id }, { email: next, emailVerified: false });
      expect(await users.findOne({ id })).toMatchObject({ username: next, emailVerified: false });
      expect(await at().signIn(known)).toMatchObject({ status: 400 });

      await users.del({ id });
      expect(await users.findOne({ id })).toBeNull();
      await expect(users.del({ id })).rejects.toMatchObject(refusal(404, { error: 'User not found' }));
    });

    test('has an e-mail of its own, whatever its case', async () => {
      const { users } = await at().admin();
      const email = anEmail('carla');
      await users.create(account(email));
      const { id } = await users.create(account(anEmail('diana')));
      const taken = {
        response: { status: 409 },
        responseData: { errorMessage: expect.stringMatching(/^User exists/) },
      };
      await expect(users.create(account(email.toUpperCase()))).rejects.toMatchObject(taken);
      await expect(users.update({ id }, { email: email.toUpperCase() })).rejects.toMatchObject(taken);
      const both = anEmail('elena');
      const together = await Promise.allSettled(Array.from({ length: 5 }, () => users.create(account(both))));
      const refused = together.filter((one) => one.status === 'rejected');
      expect(refused.map(({ reason }: { reason: unknown }) => reason)).toMatchObject([taken, taken, taken, taken]);
    });

    test('keeps the longest name that a person may give, of any letters', async () => {
      const { users } = await at().admin();
      const firstName = `Ñandú <O'Neill> & 7 #Ana 🦊 ${'x'.repeat(200)}`;
      const { id } = await users.create({ ...account(anEmail()), firstName });
      expect(await users.findOne({ id })).toMatchObject({ firstName });
      await expect(users.create({ ...account(anEmail()), firstName: 'x'.repeat(256) })).rejects.toMatchObject(
        refusal(400, { field: 'firstName', errorMessage: 'error-invalid-length-too-long' }),
      );
    });

    test('may have a tag in its e-mail, and is none without any name', async () => {
      const { users } = await at().admin();
      const email = anEmail('gema+casa');
      const { id } = await users.create(account(email));
      expect(await users.findOne({ id })).toMatchObject({ email });
      await expect(users.create({ enabled: true })).rejects.toMatchObject(
        refusal(400, { errorMessage: 'User name is missing' }),
      );
    });

    test.each(['no', 'a b@example.com', 'a@example.com\r\nbcc: x@example.com'])(
      'is not made for the e-mail %j',
      async (email) => {
        const { users } = await at().admin();
        const bad = refusal(400, { field: 'email', errorMessage: 'error-invalid-email' });
        await expect(users.create(account(email))).rejects.toMatchObject(bad);
      },
    );

    test('is not made with a bad password, and keeps the one it has', async () => {
      const { users } = await at().admin();
      const email = anEmail('fanny');
      const short = { ...account(email), credentials: [{ type: 'password', value: '12345' }] };
      const tooShort = refusal(400, {
        error: 'invalidPasswordMinLengthMessage',
        error_description: 'Invalid password: minimum length 6.',
      });
      await expect(users.create(short)).rejects.toMatchObject({ response: { status: 400 } });
      expect(await users.find({ email, exact: true })).toEqual([]);
      const { id } = await users.create(account(email));
      const set = (value: string) => users.resetPassword({ id, credential: { type: 'password', value } });
      await expect(set('12345')).rejects.toMatchObject(tooShort);
      await expect(set('x'.repeat(5000))).rejects.toMatchObject(
        refusal(400, { error: 'invalidPasswordMaxLengthMessage' }),
      );
      await set('clave nueva');
      expect(await at().signIn(email)).toMatchObject({ status: 400 });
      expect(await at().signIn(email, 'clave nueva')).toMatchObject({ status: 200 });
    });

    test('gets its id and its roles from the realm, whatever the sign-up says', async () => {
      const { users } = await at().admin();
      const forged = randomUUID();
      const { id } = await users.create({ ...account(anEmail('irene')), id: forged, realmRoles: ['super_admin'] });
      expect(id).not.toBe(forged);
      const names = async () => (await users.listCompositeRealmRoleMappings({ id })).map(({ name }) => name);
      expect(await names()).toEqual(expect.arrayContaining(['adult', 'default-roles-alcancia']));
      expect(await names()).not.toContain('super_admin');
    });
  });

  test('an id that never was reads like one that cannot be', async () => {
    const { users, attackDetection } = await at().admin();
    for (const id of [randomUUID(), 'not-an-id']) {
      expect(await users.findOne({ id })).toBeNull();
      await expect(users.logout({ id })).rejects.toMatchObject(refusal(404, { error: 'User not found' }));
      expect(await attackDetection.findOne({ id })).toMatchObject({
        disabled: false,
        numFailures: 0,
        lastIPFailure: 'n/a',
      });
    }
  });
}
