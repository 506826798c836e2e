import { once } from 'node:events';
import { randomUUID } from 'node:crypto';

import { expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';

import { livePath, type Signal } from '@alcancia/contracts/live';
import { notificationsRead } from '@alcancia/contracts/notifications';
import { untilSo } from '@alcancia/testing';

import { aGateway, anAdult, type GatewayStand } from '../../test/gateway-stand.js';
import { LiveTab } from '../../test/live-tab.js';
import { GatewayMetrics } from '../observe/gateway-metrics.js';

/** A signal of 60 KB, so that few of them fill whatever lies between two programs. */
const large: Signal = {
  event: notificationsRead,
  to: ({ recipientId }: { recipientId: string }) => ({ users: [recipientId] }),
  topics: Array.from({ length: 6_500 }, () => 'wallet'),
};

const heard = ({ frames }: LiveTab): number => frames.filter(({ type }) => type === 'stale').length;

it('a browser that does not read is let go; the others hear everything, and it comes back', async () => {
  const metrics = new GatewayMetrics();
  const watch = jest.spyOn(metrics, 'readSockets');
  const stand = await aGateway().start({ signals: [large], metrics });
  const listening = watch.mock.calls[0]![0];
  const reader = anAdult();
  const token = stand.signIn(reader);
  const [slow, quick] = [await LiveTab.open(stand, token), await LiveTab.open(stand, token)];
  slow.socket.pause();
  let sent = 0;
  while (listening() === 2) {
    const next = once(quick.socket, 'message');
    await stand.happen(notificationsRead, { recipientId: reader.userId ?? '' });
    await next;
    sent += 1;
  }
  slow.socket.resume();
  expect(await slow.closed).toBe(1013);
  expect([heard(quick), heard(slow)]).toEqual([sent, sent - 1]);
  expect((await LiveTab.open(stand, token)).frames).toEqual([{ type: 'ready' }]);
});

/** What an upgrade is answered with. */
async function knock({ address }: GatewayStand): Promise<readonly [number, string | undefined]> {
  const socket = new WebSocket(address.replace('http', 'ws') + livePath, { origin: address });
  socket.on('error', () => undefined);
  const opened = once(socket, 'open').then(() => [101, undefined] as const);
  const refused = once(socket, 'unexpected-response').then((said) => {
    const [, { statusCode, headers }] = said as [unknown, { statusCode: number; headers: Record<string, string> }];
    return [statusCode, headers['retry-after']] as const;
  });
  opened.catch(() => undefined);
  refused.catch(() => undefined);
  const answer = await Promise.race([opened, refused]);
  socket.terminate();
  return answer;
}

it('of a crowd that comes at once only so many are let in each second', async () => {
  const stand = await aGateway().start({ config: { socketsPerSecond: 4 } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => knock(stand)));
  const refused = answers.filter(([status]) => status === 503);
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(refused[0]).toEqual([503, '1']);
  await untilSo(async () => (await knock(stand))[0] === 101);
});

it('after the bus was away everybody is looked at anew and reads again', async () => {
  const stand = await aGateway().start();
  const tab = await LiveTab.open(stand, stand.signIn(anAdult()));
  const asked = stand.resolved.length;
  Object.assign(stand.bus, { generation: 1 });
  await untilSo(() => tab.frames.length === 2);
  expect(tab.frames).toEqual([{ type: 'ready' }, { type: 'ready' }]);
  expect(stand.resolved.length).toBe(asked + 1);
});

it('a gateway that goes away says within what time to come back', async () => {
  const stand = await aGateway().start();
  const tab = await LiveTab.open(stand, stand.signIn(anAdult({ sessionId: randomUUID() })));
  await stand.stop();
  expect([await tab.closed, tab.goodbye]).toEqual([1001, '1000']);
});
