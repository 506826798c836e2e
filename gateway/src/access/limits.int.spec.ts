import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { anyone, type AnyRequest, defineRequest } from '@alcancia/contracts/define';
import { wireError } from '@alcancia/contracts/errors';

import { aGateway, type GatewayStand } from '../../test/gateway-stand.js';

const plain = { kind: 'read', access: anyone, topics: [], input: z.object({}), output: z.object({}) } as const;
const open = defineRequest('test.for-anyone', { ...plain, http: 'GET /api/test/anyone' });
const limited = defineRequest('test.limited', {
  ...plain,
  http: 'GET /api/test/limited',
  limit: { max: 2, perSeconds: 60 },
});
const requests: AnyRequest[] = [open, limited];

async function aServedGateway(parts = {}): Promise<GatewayStand> {
  const stand = await aGateway().start({ requests, ...parts });
  for (const contract of requests) await stand.play(contract, () => ({}));
  return stand;
}

const codeOf = async (answer: Response) => wireError.parse(await answer.json()).code;

describe('who asks too often', () => {
  it('waits as long as the answer says', async () => {
    const stand = await aServedGateway();
    for (let time = 0; time < 2; time += 1) expect((await stand.ask('/api/test/limited')).status).toBe(200);
    const refused = await stand.ask('/api/test/limited');
    expect([refused.status, refused.headers.get('retry-after'), await codeOf(refused)]).toEqual([
      429,
      '60',
      'rate_limited',
    ]);
    stand.nowMs += 60_001;
    expect((await stand.ask('/api/test/limited')).status).toBe(200);
  });

  it('gets nothing more by naming another address', async () => {
    const stand = await aServedGateway();
    const askFrom = (address: string) => stand.ask('/api/test/limited', { headers: { 'x-forwarded-for': address } });
    await askFrom('10.0.0.1');
    await askFrom('10.0.0.2');
    expect((await askFrom('10.0.0.3')).status).toBe(429);
    expect(stand.heard.map(({ origin }) => origin.address)).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('is told apart by the address that a trusted proxy names', async () => {
    const stand = await aServedGateway({ config: { trustedProxies: ['127.0.0.1'] } });
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      const answer = await stand.ask('/api/test/limited', { headers: { 'x-forwarded-for': address } });
      expect(answer.status).toBe(200);
    }
    expect(stand.heard.map(({ origin }) => origin.address)).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
  });

  it('is stopped whatever is asked', async () => {
    const stand = await aServedGateway({ config: { perAddress: { max: 3, perSeconds: 10 } } });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await stand.ask('/api/test/anyone')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
