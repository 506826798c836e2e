import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';

import { type AnEmbeddedIssuer, anEmbeddedIssuer } from '../../test/an-embedded-issuer.js';
import type { Answer } from '../../test/an-issuer.js';

const day = 86_400;
let at: AnEmbeddedIssuer;
beforeAll(async () => {
  at = await anEmbeddedIssuer({ standsStill: true });
});
afterAll(() => at.close());

const signedIn = async () => {
  const { email } = await at.anAccount();
  return { email, tokens: (await at.signIn(email)).body };
};
const userinfo = ({ access_token }: Answer['body']) =>
  at.post('userinfo', {}, { authorization: `Bearer ${String(access_token)}` });
const kidOf = ({ access_token }: Answer['body']) => decodeProtectedHeader(String(access_token)).kid;
const published = async () => (await at.certs()).map(({ kid }) => kid);

test('new tokens are signed by the new key after a rotation, while old tokens stay good for a day', async () => {
  const { email, tokens } = await signedIn();
  at.later(1);
  await at.running.rotateSigningKey();
  const fresh = (await at.signIn(email)).body;
  expect(kidOf(fresh)).not.toBe(kidOf(tokens));
  expect(await published()).toEqual([kidOf(fresh), kidOf(tokens)]);
  expect((await userinfo(tokens)).status).toBe(200);
  at.later(day + 1);
  at = await at.restart();
  expect(await published()).toEqual([kidOf(fresh)]);
});

test('keys and sessions outlive a restart', async () => {
  const { tokens } = await signedIn();
  at = await at.restart();
  expect((await userinfo(tokens)).status).toBe(200);
  expect((await at.refresh(tokens['refresh_token'])).status).toBe(200);
});

test('keys are of no use without the secret that seals them', async () => {
  await expect(at.restart({ keys: 'another secret' })).rejects.toThrow('sealed with another secret');
  at = await at.restart();
  const rows = await at.sql.query<{ sealed: string }>('select sealed from issuer.signing_key');
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed } of rows)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('PRIVATE KEY');
});
