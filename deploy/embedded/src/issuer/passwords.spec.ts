import { expect, test } from '@jest/globals';

import { realmPolicy } from './issuer.config.js';
import { KeycloakError } from './keycloak-error.js';
import { createPasswords } from './passwords.js';

const statusOf = (error: unknown) => (error instanceof KeycloakError ? error.status : error);

test('a password matches its own hash and no other', async () => {
  const passwords = createPasswords(realmPolicy);
  const hash = await passwords.hash('una clave larga');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hash, 'una clave larga')).toBe(true);
  expect(await passwords.matches(hash, 'una clave larg')).toBe(false);
});

test('without a hash even the password behind the dummy hash is wrong', async () => {
  const passwords = createPasswords(realmPolicy);
  expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
});

test('a password beyond the cap is wrong at sign-in and refused when set', async () => {
  const passwords = createPasswords(realmPolicy);
  const long = 'x'.repeat(realmPolicy.passwordMaxLength + 1);
  expect(await passwords.matches(await passwords.hash('una clave'), long)).toBe(false);
  await expect(passwords.hash(long)).rejects.toMatchObject({
    status: 400,
    body: { error: 'invalidPasswordMaxLengthMessage' },
  });
});

test('what cannot be hashed soon is shed with 503 and the rest is answered', async () => {
  const passwords = createPasswords({ ...realmPolicy, hashing: { atOnce: 1, waiting: 2 } });
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('una clave larga')));
  expect(asked.map((one) => (one.status === 'fulfilled' ? 200 : statusOf(one.reason)))).toEqual([
    200, 200, 200, 503, 503,
  ]);
});
