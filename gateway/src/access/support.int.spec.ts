import { randomUUID } from 'node:crypto';

import { expect, it } from '@jest/globals';
import { z } from 'zod';

import { adults, adultsWho, type AnyRequest, defineRequest } from '@alcancia/contracts/define';
import { wireError } from '@alcancia/contracts/errors';
import { lookAsSupport } from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { failure } from '@alcancia/server-kit';

import { aGateway, anAdult, type GatewayStand } from '../../test/gateway-stand.js';

const plain = { kind: 'read', topics: [], output: z.object({}) } as const;
const wallet = defineRequest('test.wallet', {
  ...plain,
  http: 'GET /api/test/wallet/{childId}',
  access: adultsWho('seeWallet', { childIn: 'childId' }),
  openToSupport: true,
  input: z.object({ childId: z.uuid() }),
});
const closed = defineRequest('test.closed', {
  ...plain,
  http: 'GET /api/test/closed',
  access: adults,
  input: z.object({}),
});
const requests = [wallet, closed] as AnyRequest[];

const childId = randomUUID();
const administrator = anAdult({ role: 'super_admin', familyId: null, children: {}, pendingSetup: [] });
const child = { familyId: randomUUID(), timeZone: 'UTC', role: 'viewer', permissions: fullAccess } as const;

async function aStand(answer: () => unknown): Promise<GatewayStand> {
  const stand = await aGateway().start({ requests });
  for (const contract of requests) await stand.play(contract, () => ({}));
  await stand.play(lookAsSupport, answer);
  return stand;
}
const codeOf = async (answer: Response) => (answer.status === 200 ? 'ok' : wireError.parse(await answer.json()).code);

it('asks identity to record each look, and passes it on for the children that it names', async () => {
  const stand = await aStand(() => ({ children: { [childId]: child } }));
  const token = stand.signIn(administrator);
  for (let nth = 0; nth < 2; nth += 1)
    expect(await codeOf(await stand.ask(`/api/test/wallet/${childId}`, { token }))).toBe('ok');
  const { adultId: administratorId, sessionId } = administrator;
  const recorded = { administratorId, sessionId, subject: 'test.wallet', childIds: [childId] };
  const passedOn = { ...administrator, children: { [childId]: child }, isSupport: true };
  expect(stand.heard.map(({ input, caller }) => [input, caller])).toEqual(
    [1, 2].flatMap(() => [
      [recorded, null],
      [{ childId }, passedOn],
    ]),
  );
});

it.each([
  ['support mode is not open', () => ({ children: null }), 'not_for_this_profile'],
  [
    'identity cannot record it',
    () => {
      throw failure('unavailable');
    },
    'unavailable',
  ],
])('shows nothing while %s', async (_, answer, code) => {
  const stand = await aStand(answer);
  const token = stand.signIn(administrator);
  expect(await codeOf(await stand.ask(`/api/test/wallet/${childId}`, { token }))).toBe(code);
  expect(stand.heard.map(({ input }) => input)).not.toContainEqual({ childId });
});

it('asks for nobody else, and for nothing that is not open to support', async () => {
  const stand = await aStand(() => ({ children: { [childId]: child } }));
  expect(await codeOf(await stand.ask('/api/test/closed', { token: stand.signIn(administrator) }))).toBe(
    'not_for_this_profile',
  );
  await stand.ask(`/api/test/wallet/${childId}`, { token: stand.signIn(anAdult()) });
  const begun = stand.signIn({ ...administrator, pendingSetup: ['second-step'] });
  expect(await codeOf(await stand.ask(`/api/test/wallet/${childId}`, { token: begun }))).toBe(
    'administrator_not_set_up',
  );
  expect(stand.heard.map(({ input }) => input)).toEqual([
    { childId },
    expect.objectContaining({ subject: 'test.wallet' }),
  ]);
});
