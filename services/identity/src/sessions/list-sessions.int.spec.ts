import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';

import { accountChanged, endSession, listSessions, signIn } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

const iPad =
  'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 Version/17.7 Mobile/15E148 Safari/604.1';

const enterWith = async (email: string, userAgent: string) => {
  const { tokens } = await fixture.service.ask(signIn, null, { email, password }, { userAgent });
  return { tokens, sessionId: (await fixture.callerOf(tokens.accessToken)).sessionId };
};
const listed = async (token: string) => fixture.service.ask(listSessions, await fixture.callerOf(token), {});

test('every open session of the own account is listed in words, this one first', async () => {
  const { email, tokens, adultId } = await fixture.family();
  await fixture.family();
  fixture.service.clock.shift(60_000);
  const other = await enterWith(email, iPad);
  const { sessions, open } = await listed(tokens.accessToken);
  expect(open).toBe(2);
  expect(sessions).toMatchObject([
    { isThis: true, browser: null, system: null, type: 'desktop', childName: null },
    { isThis: false, sessionId: other.sessionId, browser: 'Safari', system: 'iPad', type: 'tablet', childName: null },
  ]);
  expect(await fixture.service.published(accountChanged)).toContainEqual({ adultId });
});

test('a session says which child is in, until its half hour is over', async () => {
  const { email, tokens, childId } = await fixture.family();
  const tablet = await enterWith(email, iPad);
  await fixture.enterChild(await fixture.callerOf(tablet.tokens.accessToken), childId, tablet.tokens.refreshToken);
  const nameOf = async () => {
    const { sessions } = await listed(tokens.accessToken);
    return sessions.find(({ sessionId }) => sessionId === tablet.sessionId)?.childName;
  };
  expect(await nameOf()).toBe('Luna');
  fixture.service.clock.shift(31 * 60_000);
  const { body } = await fixture.refresh(tokens.refreshToken);
  const { sessions } = await listed(z.string().parse(body['access_token']));
  expect(sessions.find(({ sessionId }) => sessionId === tablet.sessionId)?.childName).toBeNull();
});

test('ending one leaves the others open, here and at the issuer', async () => {
  const { email, tokens } = await fixture.family();
  const [one, two] = [await enterWith(email, iPad), await enterWith(email, iPad)];
  const caller = await fixture.callerOf(tokens.accessToken);
  const before = fixture.issuer.sessions.size;
  await fixture.service.ask(endSession, caller, { sessionId: one.sessionId });
  expect(await fixture.resolve(one.tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
  expect((await fixture.refresh(one.tokens.refreshToken)).status).toBe(400);
  expect(fixture.issuer.sessions.size).toBe(before - 1);
  expect((await fixture.refresh(two.tokens.refreshToken)).status).toBe(200);
  expect((await listed(tokens.accessToken)).open).toBe(2);
  await fixture.service.ask(endSession, caller, { sessionId: one.sessionId });
});

test('it ends also while the issuer is away, and a child that is in is out', async () => {
  const { email, tokens, childId } = await fixture.family();
  const tablet = await enterWith(email, iPad);
  const entering = await fixture.callerOf(tablet.tokens.accessToken);
  const { childToken } = await fixture.enterChild(entering, childId, tablet.tokens.refreshToken);
  const caller = await fixture.callerOf(tokens.accessToken);
  fixture.issuer.isDown = true;
  await fixture.service.ask(endSession, caller, { sessionId: tablet.sessionId });
  fixture.issuer.isDown = false;
  expect(await fixture.resolve(childToken)).toEqual({ caller: null, expiresAt: null });
});

test("somebody else's session does not exist", async () => {
  const { tokens } = await fixture.family();
  const stranger = await enterWith(await fixture.confirmed(), iPad);
  const caller = await fixture.callerOf(tokens.accessToken);
  const asked = [stranger.sessionId, randomUUID()].map((sessionId) =>
    refusal(fixture.service, endSession, caller, { sessionId }),
  );
  const [others, never] = await Promise.all(asked);
  expect(others).toEqual(never);
  expect(others?.code).toBe('not_found');
  await fixture.callerOf(stranger.tokens.accessToken);
});
