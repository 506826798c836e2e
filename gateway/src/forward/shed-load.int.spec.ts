import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { anyone, defineRequest } from '@alcancia/contracts/define';
import { wireError } from '@alcancia/contracts/errors';
import { untilSo } from '@alcancia/testing';

import { aGateway } from '../../test/gateway-stand.js';

const slow = defineRequest('test.slow', {
  http: 'GET /api/test/slow',
  kind: 'read',
  access: anyone,
  topics: [],
  input: z.object({}),
  output: z.object({}),
});

async function aSlowService(config = {}) {
  const stand = await aGateway().start({ requests: [slow], config });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await stand.play(slow, async () => {
    await held;
    return {};
  });
  return { stand, letGo, ask: () => stand.ask('/api/test/slow') };
}

const shown = async (answer: Response) => [
  answer.status,
  answer.headers.get('retry-after'),
  wireError.parse(await answer.json()).code,
];

function keepBusy(): void {
  const until300Ms = performance.now() + 300;
  while (performance.now() < until300Ms);
}

describe('a gateway with too much to do', () => {
  it('sends on whoever comes beyond what it can hold, says that it lives, and has a page for everybody', async () => {
    const { stand, letGo, ask } = await aSlowService({ maxUnderWay: 2 });
    const held = [ask(), ask()];
    await untilSo(() => stand.heard.length === 2);
    expect(await shown(await ask())).toEqual([503, '1', 'unavailable']);
    expect((await stand.ask('/health/live')).status).toBe(200);
    expect(await (await stand.ask('/auth')).text()).toContain('todavía no está lista');
    letGo();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask()).status).toBe(200);
  });

  it('forgets who has gone away without waiting for the answer', async () => {
    const { stand, letGo, ask } = await aSlowService({ maxUnderWay: 1 });
    const gone = new AbortController();
    const left = stand.ask('/api/test/slow', { signal: gone.signal }).catch(() => 'gone');
    await untilSo(() => stand.heard.length === 1);
    gone.abort();
    expect(await left).toBe('gone');
    letGo();
    await untilSo(async () => (await ask()).status === 200);
  });

  it('sends everybody on while it is behind, and takes them in again once it has caught up', async () => {
    const { letGo, ask } = await aSlowService({ shedAtDelayMs: 100 });
    letGo();
    expect((await ask()).status).toBe(200);
    // Each time anew: on a busy machine one answer may take longer than the moment for which it sheds.
    await untilSo(async () => {
      keepBusy();
      return (await ask()).status === 503;
    });
    await untilSo(async () => (await ask()).status === 200);
  });
});
