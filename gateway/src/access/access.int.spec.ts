import { randomUUID } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import {
  adults,
  anyone,
  type AnyRequest,
  anySession,
  children,
  defineRequest,
  selector,
} from '@alcancia/contracts/define';
import { wireError } from '@alcancia/contracts/errors';
import { accessChanged, familyChanged, guardianshipChanged } from '@alcancia/contracts/identity';

import { aChildOf, aGateway, anAdult, childOf, type GatewayStand } from '../../test/gateway-stand.js';

const plain = { kind: 'read', topics: [], input: z.object({}), output: z.object({}) } as const;
const routes = {
  anyone: defineRequest('test.for-anyone', { ...plain, http: 'GET /api/test/anyone', access: anyone }),
  session: defineRequest('test.for-session', {
    ...plain,
    http: 'GET /api/test/session',
    access: anySession,
    openWhileParked: true,
  }),
  selector: defineRequest('test.for-selector', { ...plain, http: 'GET /api/test/selector', access: selector }),
  adults: defineRequest('test.for-adults', { ...plain, http: 'GET /api/test/adults', access: adults }),
  children: defineRequest('test.for-children', { ...plain, http: 'GET /api/test/children', access: children }),
};
const leave = defineRequest('test.leave', {
  ...plain,
  kind: 'write',
  http: 'POST /api/test/leave',
  access: anySession,
  changesAccess: { ofCaller: true },
});
const revoke = defineRequest('test.revoke', {
  ...plain,
  kind: 'write',
  http: 'POST /api/test/revoke/{deviceId}',
  access: adults,
  input: z.object({ deviceId: z.uuid() }),
  changesAccess: { deviceIn: 'deviceId' },
});
const beat = defineRequest('test.beat', {
  ...plain,
  http: 'GET /api/test/beat',
  access: anySession,
  isBackground: true,
});
const requests = [...Object.values(routes), leave, revoke, beat] as AnyRequest[];

async function aServedGateway(parts = {}): Promise<GatewayStand> {
  const stand = await aGateway().start({ requests, ...parts });
  for (const contract of requests) await stand.play(contract, () => ({}));
  return stand;
}

const codeOf = async (answer: Response) => (answer.status === 200 ? 'ok' : wireError.parse(await answer.json()).code);

describe('who may ask', () => {
  const adult = anAdult();
  const cases = [
    [
      'a visitor',
      null,
      {
        anyone: 'ok',
        session: 'not_signed_in',
        selector: 'not_signed_in',
        adults: 'not_signed_in',
        children: 'not_signed_in',
      },
    ],
    [
      'an adult',
      adult,
      { anyone: 'ok', session: 'ok', selector: 'ok', adults: 'ok', children: 'not_for_this_profile' },
    ],
    [
      'a child',
      aChildOf(adult),
      { anyone: 'ok', session: 'ok', selector: 'not_for_this_profile', adults: 'not_for_this_profile', children: 'ok' },
    ],
    [
      'nobody chosen',
      { ...adult, profile: 'none', userId: null },
      { anyone: 'ok', session: 'ok', selector: 'ok', adults: 'profile_not_chosen', children: 'profile_not_chosen' },
    ],
    [
      'an adult behind a child',
      { ...adult, profile: 'parked', userId: null },
      { anyone: 'ok', session: 'ok', selector: 'session_ended', adults: 'session_ended', children: 'session_ended' },
    ],
  ] as const;

  it.each(cases)('is decided by the gateway for %s', async (_, caller, expected) => {
    const stand = await aServedGateway();
    const token = caller === null ? undefined : stand.signIn(caller);
    for (const [route, code] of Object.entries(expected)) {
      const answer = await stand.ask(`/api/test/${route}`, token === undefined ? {} : { token });
      expect([route, await codeOf(answer)]).toEqual([route, code]);
    }
  });

  it.each(['Bearer unknown', 'Basic YTpi', 'Bearer', `Bearer ${'x'.repeat(8_001)}`, 'Bearer a b'])(
    'is nobody with %s',
    async (authorization) => {
      const stand = await aServedGateway();
      const answer = await stand.ask('/api/test/session', { headers: { authorization } });
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'session_ended']);
      expect(stand.heard).toEqual([]);
    },
  );

  it('is nobody without identity: no one is let in', async () => {
    const stand = aGateway();
    await stand.start({ requests });
    const token = stand.signIn(anAdult());
    await stand.bus.close();
    const answer = await stand.ask('/api/test/session', { token });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  });

  it('is asked before the input is looked at', async () => {
    const stand = await aServedGateway();
    const answer = await stand.ask('/api/test/revoke/no-id', { body: '{' });
    expect(await codeOf(answer)).toBe('not_signed_in');
  });
});

describe('what is remembered of a caller', () => {
  const askAs = async (stand: GatewayStand, token: string, path = '/api/test/session', headers = {}) =>
    codeOf(await stand.ask(path, { token, headers }));

  it('is asked once in 30 seconds', async () => {
    const stand = await aServedGateway();
    const token = stand.signIn(anAdult());
    for (let time = 0; time < 3; time += 1) await askAs(stand, token);
    expect(stand.resolved).toHaveLength(1);
    stand.nowMs += 30_001;
    stand.sessions.delete(token);
    expect(await askAs(stand, token)).toBe('session_ended');
  });

  it('is not believed beyond the end of the token', async () => {
    const stand = await aServedGateway();
    stand.expiresAt = new Date(stand.nowMs + 5_000).toISOString();
    const token = stand.signIn(anAdult());
    await askAs(stand, token);
    stand.nowMs += 5_001;
    await askAs(stand, token);
    expect(stand.resolved).toHaveLength(2);
  });

  it.each<[string, (adult: ReturnType<typeof anAdult>) => readonly [Parameters<GatewayStand['happen']>[0], object]]>([
    ['the session', ({ sessionId }) => [accessChanged, { aboutId: sessionId, about: 'session' }]],
    ['the person', ({ adultId }) => [accessChanged, { aboutId: adultId, about: 'user' }]],
    ['a child', (adult) => [accessChanged, { aboutId: childOf(adult), about: 'child' }]],
    ['the device', ({ deviceId }) => [accessChanged, { aboutId: deviceId, about: 'device' }]],
    [
      'the time zone of the family',
      ({ familyId, adultId }) => [familyChanged, { familyId, ownerId: adultId, timeZone: 'UTC', moneyName: 'Soles' }],
    ],
    [
      'a guardianship',
      ({ adultId, familyId, children: linked }) => {
        const [childId] = Object.keys(linked);
        const { permissions } = Object.values(linked)[0] ?? {};
        return [guardianshipChanged, { childId, familyId, adultId, role: 'viewer', permissions, isActive: false }];
      },
    ],
  ])('is forgotten when %s changes', async (_, change) => {
    const stand = await aServedGateway();
    const adult = anAdult({ deviceId: randomUUID() });
    const token = stand.signIn(adult);
    const other = stand.signIn(anAdult());
    await askAs(stand, token);
    await askAs(stand, other);
    const [event, data] = change(adult);
    await stand.happen(event, data as never);
    stand.sessions.delete(token);
    stand.sessions.delete(other);
    expect([await askAs(stand, token), await askAs(stand, other)]).toEqual(['session_ended', 'ok']);
  });

  it('is forgotten before the answer of a request that changes it', async () => {
    const stand = await aServedGateway();
    const token = stand.signIn(anAdult());
    await askAs(stand, token);
    await stand.ask('/api/test/leave', { token, body: {} });
    stand.sessions.delete(token);
    expect(await askAs(stand, token)).toBe('session_ended');
  });

  it('is forgotten for whom a request names', async () => {
    const stand = await aServedGateway();
    const deviceId = randomUUID();
    const child = stand.signIn({ ...aChildOf(anAdult()), deviceId });
    await askAs(stand, child);
    await stand.ask(`/api/test/revoke/${deviceId}`, { token: stand.signIn(anAdult()), body: {} });
    stand.sessions.delete(child);
    expect(await askAs(stand, child)).toBe('session_ended');
  });

  it('tells identity of a child that acts, at most once a minute, and never of a re-read', async () => {
    const stand = await aServedGateway();
    const token = stand.signIn(aChildOf(anAdult()));
    await askAs(stand, token, '/api/test/beat');
    await askAs(stand, token, '/api/test/session', { 'x-background': '1' });
    await askAs(stand, token);
    await askAs(stand, token);
    expect(stand.resolved).toEqual([false, true]);
    stand.nowMs += 25_000;
    await askAs(stand, token);
    expect(stand.resolved).toHaveLength(2);
    stand.nowMs += 40_000;
    await askAs(stand, token);
    expect(stand.resolved).toEqual([false, true, true]);
  });
});
