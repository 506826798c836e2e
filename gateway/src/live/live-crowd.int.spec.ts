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

/** What an upgrade is answered with that comes from there, as our proxy says. */
async function knock({ address }: GatewayStand, from: string): Promise<readonly [number, string | undefined]> {
  const headers = { 'x-forwarded-for': from };
  const socket = new WebSocket(address.replace('http', 'ws') + livePath, { origin: address, headers });
  socket.on('error', () => undefined);
  const opened = once(socket, 'open').then(() => [101, undefined] as const);
  const refused = once(socket, 'unexpected-response').then((said) => {
    const [, { statusCode, headers: told }] = said as [
      unknown,
      { statusCode: number; headers: Record<string, string> },
    ];
    return [statusCode, told['retry-after']] as const;
  });
  opened.catch(() => undefined);
  refused.catch(() => undefined);
  const answer = await Promise.race([opened, refused]);
  socket.terminate();
  return answer;
}

const crowd = (stand: GatewayStand, size: number, addressOf: (nth: number) => string) =>
  Promise.all(Array.from({ length: size }, (_, nth) => knock(stand, addressOf(nth))));
const letIn = (answers: Awaited<ReturnType<typeof crowd>>) => answers.filter(([status]) => status === 101).length;
const trustedProxies = ['127.0.0.1'];

it('of a crowd that comes at once only so many are let in each second', async () => {
  const stand = await aGateway().start({ config: { socketsPerSecond: 8, trustedProxies } });
  const answers = await crowd(stand, 20, (nth) => `203.0.113.${nth}`);
  expect(letIn(answers)).toBe(8);
  expect(answers.find(([status]) => status !== 101)).toEqual([503, '1']);
  stand.nowMs += 1_000;
  expect(await knock(stand, '203.0.113.21')).toEqual([101, undefined]);
});

it.each([
  ['one address', '203.0.113.1', '203.0.113.2'],
  ['one home of IPv6', '2001:db8:1:2::', '2001:db8:1:3::1'],
])('a crowd from one address (%s) has a quarter of them, and another is let in at once', async (_, one, other) => {
  const stand = await aGateway().start({ config: { socketsPerSecond: 8, trustedProxies } });
  const answers = await crowd(stand, 20, (nth) => (one.includes(':') ? `${one}${nth + 1}` : one));
  expect(letIn(answers)).toBe(2);
  expect(answers.find(([status]) => status !== 101)).toEqual([503, '1']);
  expect(await knock(stand, other)).toEqual([101, undefined]);
  stand.nowMs += 1_000;
  expect(letIn(await crowd(stand, 3, () => one))).toBe(2);
});

it('who names other addresses without a proxy that we trust has its own share all the same', async () => {
  const stand = await aGateway().start({ config: { socketsPerSecond: 8 } });
  expect(letIn(await crowd(stand, 20, (nth) => `203.0.113.${nth}`))).toBe(2);
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
