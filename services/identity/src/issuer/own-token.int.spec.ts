import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { signUp } from '@alcancia/contracts/identity';
import { createLog } from '@alcancia/server-kit';
import { untilSo } from '@alcancia/testing';

import { anIdentityFixture, aSignUp, type IdentityFixture } from '../../test/people.js';

const lines: { level: number; msg: string }[] = [];
let fixture: IdentityFixture;
beforeAll(async () => {
  const to = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  fixture = await anIdentityFixture({ log: createLog('identity', { level: 'error', to }) });
});
afterAll(() => fixture.close());

test('with a secret that the issuer does not have identity says so, refuses to open accounts for now, and serves on', async () => {
  const { issuer, service } = fixture;
  const health = async () => {
    const { status, checks } = await service.readiness();
    return { status, issuer: checks['issuer'] };
  };
  issuer.hasAnotherSecret = true;
  await untilSo(async () => (await health()).issuer === 'degraded');
  expect((await health()).status).toBe('degraded');
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, msg: expect.stringContaining('ISSUER_CLIENT_SECRET is not the one') }),
  ]);

  const [email, key] = [`${randomUUID()}@example.org`, randomUUID()];
  const open = () => service.answer(signUp, null, aSignUp(email), { key });
  expect(await open()).toMatchObject({ ok: false, error: { kind: 'unavailable', code: 'unavailable' } });
  expect(lines).toHaveLength(1);

  issuer.hasAnotherSecret = false;
  expect(await open()).toMatchObject({ ok: true, data: { email } });
  expect(await health()).toEqual({ status: 'ok', issuer: 'ok' });
});

test('an issuer that is away refuses nobody: identity is ready for whoever is signed in', async () => {
  const { issuer, service } = fixture;
  issuer.isDown = true;
  expect(await service.answer(signUp, null, aSignUp(`${randomUUID()}@example.org`))).toMatchObject({ ok: false });
  expect(await service.readiness()).toMatchObject({ status: 'ok', checks: { issuer: 'ok' } });
  issuer.isDown = false;
});
