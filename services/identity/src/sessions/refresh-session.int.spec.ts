import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { accessChanged, readIssuerDocument, refreshSession } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture } from '../../test/people.js';
import { ForgetGivenAnswers } from './forget-given-answers.js';

let fixture: IdentityFixture;
let email: string;
let tokens: Awaited<ReturnType<IdentityFixture['enter']>>['tokens'];

beforeAll(async () => {
  fixture = await anIdentityFixture();
  email = await fixture.confirmed();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  ({ tokens } = await fixture.enter(email));
});

const asked = () => fixture.issuer.calls.filter((call) => call === 'refresh_token').length;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const notActive = { status: 400, body: { error: 'invalid_grant', error_description: 'Session not active' } };

describe('refreshing', () => {
  test('gives new tokens of the same session', async () => {
    const before = await fixture.callerOf(tokens.accessToken);
    fixture.service.clock.shift(10 * 60_000);
    const { status, body } = await fixture.refresh(tokens.refreshToken);
    expect(status).toBe(200);
    expect(await fixture.callerOf(text(body['access_token']))).toEqual(before);
    expect((await fixture.refresh(text(body['refresh_token']))).status).toBe(200);
  });

  test('three tabs at once get one answer, and so does one that comes within a minute', async () => {
    const before = asked();
    const answers = await Promise.all([1, 2, 3].map(() => fixture.refresh(tokens.refreshToken)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    fixture.service.clock.shift(59_000);
    expect(await fixture.refresh(tokens.refreshToken)).toEqual(answers[0]);
    expect(asked() - before).toBe(1);
  });

  test('a token used again after a minute ends the session: somebody else has it', async () => {
    const { body } = await fixture.refresh(tokens.refreshToken);
    fixture.service.clock.shift(61_000);
    expect(await fixture.refresh(tokens.refreshToken)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await fixture.resolve(text(body['access_token']))).toEqual({ caller: null, expiresAt: null });
    expect(await fixture.refresh(text(body['refresh_token']))).toEqual(notActive);
    expect((await fixture.service.published(accessChanged)).at(-1)?.about).toBe('session');
  });

  test('the kept answer is erased when nobody may have it any more, and the reuse is still seen', async () => {
    const { body } = await fixture.refresh(tokens.refreshToken);
    fixture.service.clock.shift(61_000);
    const em = fixture.service.em();
    await new ForgetGivenAnswers().run({ em, now: fixture.service.clock.now() } as never);
    const [row] = await em.execute<{ kept: string }[]>(
      `select count(*) as kept from identity.refreshes where sealed_answer is not null`,
    );
    expect(Number(row?.kept)).toBe(0);
    expect((await fixture.refresh(tokens.refreshToken)).status).toBe(400);
    expect((await fixture.refresh(text(body['refresh_token']))).status).toBe(400);
  });

  test('nothing of a token is readable in the database', async () => {
    const { body } = await fixture.refresh(tokens.refreshToken);
    const rows = await fixture.service.em().execute(`select * from identity.refreshes`);
    expect(JSON.stringify(rows)).not.toContain(text(body['refresh_token']).split('.')[1]);
    expect(JSON.stringify(rows)).not.toContain(tokens.refreshToken.split('.')[1]);
  });

  test('is refused while a child is in, and the answer that was under way is not handed out', async () => {
    const family = await fixture.family();
    const { childToken } = await fixture.enterChild(await family.adult(), family.childId, family.tokens.refreshToken);
    const before = asked();
    expect(await fixture.refresh(family.tokens.refreshToken)).toEqual(notActive);
    expect(asked()).toBe(before);
    expect((await fixture.callerOf(childToken)).profile).toBe('child');
  });

  test('says unavailable while the issuer is down, and goes on afterwards', async () => {
    fixture.issuer.isDown = true;
    expect((await fixture.refresh(tokens.refreshToken)).status).toBe(503);
    fixture.issuer.isDown = false;
    expect((await fixture.refresh(tokens.refreshToken)).status).toBe(200);
  });

  test('a session that ended at the issuer ends here', async () => {
    fixture.issuer.sessions.clear();
    expect(await fixture.refresh(tokens.refreshToken)).toEqual(notActive);
    expect(await fixture.resolve(tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
  });

  test('a forged token that names a session leaves it alone', async () => {
    const forged = tokens.refreshToken.replace(/true$/, 'forged');
    expect(await fixture.refresh(forged)).toMatchObject({
      status: 400,
      body: { error_description: 'Invalid refresh token' },
    });
    expect((await fixture.refresh(tokens.refreshToken)).status).toBe(200);
  });

  test.each([
    [{ grant_type: 'password', client_id: 'alcancia-web' }, 400, 'unsupported_grant_type'],
    [{ grant_type: 'refresh_token', client_id: 'other', refresh_token: 'x' }, 401, 'invalid_client'],
    [{ grant_type: 'refresh_token', client_id: 'alcancia-web' }, 400, 'invalid_request'],
    [{ grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token: 'x.y.z' }, 400, 'invalid_grant'],
  ])('answers %j as Keycloak does', async (form, status, error) => {
    const form2 = form as Record<string, string>;
    expect(await fixture.service.ask(refreshSession, null, { form: form2 })).toMatchObject({ status, body: { error } });
  });
});

test('the documents of the issuer are given on', async () => {
  const { body } = await fixture.service.ask(readIssuerDocument, null, { document: 'certs' });
  expect(body['keys']).toHaveLength(1);
  const { body: discovery } = await fixture.service.ask(readIssuerDocument, null, { document: 'openid-configuration' });
  expect(discovery['issuer']).toBe('http://localhost:3000/realms/alcancia');
});
