import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { generateKeyPair, SignJWT } from 'jose';

import { refreshSession, resolveCaller, signIn } from '@alcancia/contracts/identity';
import { Clock, InProcessBus, startService } from '@alcancia/server-kit';
import { bootService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';
import { identity } from '../identity.service.js';

let fixture: IdentityFixture;
const more: { end(): Promise<void> }[] = [];
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());
afterEach(async () => {
  for (const service of more.splice(0)) await service.end();
  Object.assign(fixture.issuer, { isDown: false, hold: Promise.resolve(), saysOfItself: {} });
});

const nobody = { caller: null, expiresAt: null };
const asksForKeys = () => fixture.issuer.calls.filter((call) => call === 'certs').length;

async function aTokenWithAnUnknownKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT({ sid: randomUUID(), azp: 'alcancia-web', typ: 'Bearer' })
    .setProtectedHeader({ alg: 'RS256', kid: randomUUID() })
    .setIssuer('http://localhost:3000/realms/alcancia')
    .setSubject(randomUUID())
    .setExpirationTime('5m')
    .sign(privateKey);
}

/** Identity once more, on the same rows, and how it is asked. */
async function restarted() {
  const bus = new InProcessBus();
  const { database } = fixture.service;
  const env = {
    ...identityEnv,
    ISSUER_URL: fixture.issuer.url,
    INTENT_SECRET: 'a secret of another process, long enough',
  };
  const mailSender = { send: async () => undefined };
  const service = await startService(identity, { bus, database, env, mailSender, clock: new Clock() });
  more.push({ end: () => service.stop() });
  const answer = (contract: { subject: string }, input: unknown) =>
    bus.request(contract.subject, {
      input,
      caller: null,
      origin: { address: '127.0.0.1', userAgent: 'test' },
      correlationId: randomUUID(),
      deadlineAt: Date.now() + 20_000,
      idempotencyKey: randomUUID(),
    });
  return answer;
}

async function booted(env: Record<string, string>) {
  const service = await bootService(identity, { env });
  more.push({ end: () => service.close() });
  return service;
}

test('a session outlives a restart of ours while the issuer is down, and nobody new gets in', async () => {
  const email = await fixture.confirmed();
  const { tokens, caller } = await fixture.enter(email);
  fixture.issuer.isDown = true;
  const answer = await restarted();
  const who = await answer(resolveCaller, { token: tokens.accessToken, isPersonActing: true });
  expect(who).toMatchObject({ ok: true, data: { caller } });
  expect(await answer(signIn, { email, password })).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  const form = { grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token: tokens.refreshToken };
  expect(await answer(refreshSession, { form })).toMatchObject({ ok: true, data: { status: 503 } });

  fixture.issuer.isDown = false;
  expect(await answer(refreshSession, { form })).toMatchObject({ ok: true, data: { status: 200 } });
  expect(await answer(signIn, { email, password })).toMatchObject({ ok: true });
});

test('a new key is known with the first token that it signs; one that is published no more is trusted no more', async () => {
  const email = await fixture.confirmed();
  const { tokens, caller } = await fixture.enter(email);
  await fixture.issuer.rotateKey();
  expect((await fixture.enter(email)).caller.adultId).toBe(caller.adultId);
  expect(await fixture.resolve(tokens.accessToken)).toEqual(nobody);
});

test('who a token speaks for is said without the issuer, whatever key it names', async () => {
  const { tokens, caller } = await fixture.enter(await fixture.confirmed());
  const before = asksForKeys();
  fixture.issuer.hold = new Promise(() => undefined);
  for (let one = 0; one < 10; one += 1) expect(await fixture.resolve(await aTokenWithAnUnknownKey())).toEqual(nobody);
  expect(await fixture.resolve(tokens.accessToken)).toMatchObject({ caller });
  expect(asksForKeys()).toBe(before);
});

test('as a process of its own identity does not start over the embedded issuer', async () => {
  fixture.issuer.saysOfItself = { alcancia_embedded: true };
  const env = { ...identityEnv, ISSUER_URL: fixture.issuer.url };
  const starting = booted(env).then(() => 'it started');
  await expect(starting).rejects.toThrow('ISSUER_URL leads to the embedded issuer');
  await booted({ ...env, ISSUER_IS_EMBEDDED: 'true' });
});

test('before any key was ever read nobody gets in, and no token is called false', async () => {
  const service = await booted(identityEnv);
  const input = { token: await aTokenWithAnUnknownKey(), isPersonActing: true };
  expect((await refusal(service, resolveCaller, null, input)).code).toBe('unavailable');
});
