import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  legalVersions,
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signOut,
  signUp,
  type Tokens,
  whoAmI,
} from '@alcancia/contracts/identity';
import { type Adult, anAdult, type Answer, password } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';

const minuteMs = 60_000;
/** Time without a failed sign-in after which the count starts again. */
const quietMs = 16 * minuteMs;

let system: TestSystem;
let adult: Adult;

beforeAll(async () => {
  system = await aSystem();
  adult = await anAdult(system);
});
afterAll(() => system.close());

/** All of an answer that a client can see, except its correlation id; a wait in whole seconds is compared apart. */
const seen = ({ status, data, error, headers }: Answer<unknown>) => ({
  status,
  body: {
    ...(data as object),
    correlationId: undefined,
    ...(status === 429 && { details: Object.keys(error.details) }),
  },
  type: headers.get('content-type'),
  waits: headers.has('retry-after'),
});
const tryOut = (email: string, given = 'no es esta clave') => system.ask(signIn, { email, password: given });
const logged = async () => {
  const [row] = await system.databases.sql.query<{ count: string }>(
    `select count(*) as count from identity.event_logs where type = 'auth_error'`,
  );
  return Number(row?.count);
};

async function refresh(refreshToken: string): Promise<{ status: number; body: Record<string, string> }> {
  const response = await fetch(`${system.address}/realms/alcancia/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'alcancia-web',
      refresh_token: refreshToken,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
const newTokens = async (): Promise<Tokens> =>
  (await system.eventually(signIn, { email: adult.email, password })).tokens;
const codeOf = async (token: string) => {
  const { status, error } = await system.ask(whoAmI, {}, { token });
  return status === 200 ? 'let in' : `${status} ${error.code}`;
};

describe('a storm of sign-ins', () => {
  test('of a hundred wrong passwords at once five are looked at; then not even the right one for a minute', async () => {
    const loggedBefore = await logged();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => tryOut(adult.email, `una clave equivocada ${nth}`)),
    );
    const codes = answers.map(({ status, error }) => `${status} ${error.code}`);
    const said = (wanted: string) => codes.filter((code) => code === wanted).length;
    // A machine with much else to do does not come to all of them within a deadline.
    const notLookedAt = said('503 unavailable');
    const [wrong, tooMany] = [said('401 credentials_wrong'), said('429 too_many_sign_ins')];
    expect(wrong + tooMany + notLookedAt).toBe(100);
    expect(wrong).toBeLessThanOrEqual(5);
    expect(wrong).toBeGreaterThanOrEqual(5 - notLookedAt);
    expect(tooMany).toBeLessThanOrEqual(95);
    const loggedNow = (await logged()) - loggedBefore;
    expect(loggedNow).toBeLessThanOrEqual(100);
    expect(loggedNow).toBeGreaterThanOrEqual(100 - notLookedAt);

    const right = await tryOut(adult.email, password);
    expect([right.status, right.error.code]).toEqual([429, 'too_many_sign_ins']);
    expect(right.error.details['seconds']).toBeLessThanOrEqual(60);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(right.error.message).toBe('Demasiados intentos. Espera un momento e inténtalo de nuevo.');

    system.clock.shift(quietMs);
    expect((await tryOut(adult.email, password)).status).toBe(200);
  });

  test('an e-mail that nobody has is answered as one that somebody has, to the lock and beyond', async () => {
    const known = adult.email;
    const unknown = `${randomUUID()}@example.org`;
    const startedAt = Date.now();
    for (let slip = 1; slip <= 6; slip += 1) {
      const answers = [seen(await tryOut(known)), seen(await tryOut(unknown))];
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.body).toMatchObject({ code: slip <= 5 ? 'credentials_wrong' : 'too_many_sign_ins' });
    }
    const waits = [await tryOut(known), await tryOut(unknown)].map(({ headers }) => Number(headers.get('retry-after')));
    const passed = Math.ceil((Date.now() - startedAt) / 1000);
    expect(Math.abs((waits[0] ?? 0) - (waits[1] ?? 0))).toBeLessThanOrEqual(passed);
    system.clock.shift(quietMs);
  });

  test('asking for a mail says the same of every e-mail, and only the right one gets it', async () => {
    const [waiting, unknown] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
    await system.want(signUp, {
      fullName: 'Ana Ruiz',
      email: waiting,
      password,
      confirmPassword: password,
      hasConsented: true,
      termsVersion: legalVersions.terms,
      privacyVersion: legalVersions.privacy,
    });
    const mailsTo = async (email: string) => {
      await system.settled();
      return (await system.mailbox.mails()).filter(({ to }) => to === email).length;
    };
    const before = await Promise.all([adult.email, waiting, unknown].map(mailsTo));
    for (const contract of [requestPasswordReset, resendConfirmation]) {
      const said = [];
      for (const email of [adult.email, waiting, unknown]) said.push(seen(await system.ask(contract, { email })));
      expect(said[0]).toMatchObject({ status: 200, body: {} });
      expect(said).toEqual([said[0], said[0], said[0]]);
    }
    const after = await Promise.all([adult.email, waiting, unknown].map(mailsTo));
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 2, 0]);
  });
});

describe('tokens', () => {
  test('are worth nothing after signing out', async () => {
    const { accessToken: token, refreshToken } = await newTokens();
    expect(await codeOf(token)).toBe('let in');
    await system.want(signOut, {}, { token });
    expect(await codeOf(token)).toBe('401 session_ended');
    expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('refreshed ten times at once come back the same; a minute later the old one ends the session', async () => {
    const { refreshToken } = await newTokens();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(answers[0]).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
    expect(answers).toEqual(answers.map(() => answers[0]));
    const token = answers[0]?.body['access_token'] ?? '';
    expect(await codeOf(token)).toBe('let in');

    system.clock.shift(minuteMs + 1_000);
    expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await codeOf(token)).toBe('401 session_ended');
    expect(await refresh(answers[0]?.body['refresh_token'] ?? '')).toMatchObject({ status: 400 });
  });

  test('that were made up, cut, or travel in the address open nothing', async () => {
    const { accessToken } = await newTokens();
    const [head = '', body = '', signature = ''] = accessToken.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const made = [
      `${unsigned}.${body}.`,
      `${head}.${body}.${signature.slice(0, -4)}AAAA`,
      `${head}.${body}`,
      randomUUID(),
    ];
    expect(await Promise.all(made.map(codeOf))).toEqual(made.map(() => '401 session_ended'));
    const query = new URLSearchParams({ token: accessToken, access_token: accessToken });
    const response = await fetch(`${system.address}/api/identity/me?${query.toString()}`);
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'not_signed_in' })]);
  });
});
