import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { Envelope } from '@alcancia/contracts/define';
import { notificationsRead } from '@alcancia/contracts/notifications';
import { type Adult, anAdult, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import type { LiveSocket } from '../test/live-socket.js';
import { forgetEvents, streamsAreHeard } from '../test/places.js';
import { secretOf } from '../test/secrets.js';

const atOnce = 5_000;
const mostEvents = 400_000;

let stack: Stack;
let adult: Adult;
let nats: Socket;

beforeAll(async () => {
  stack = aStack();
  adult = await anAdult(stack);
  const { hostname, port } = new URL(stack.access.nats.url);
  const as = { user: 'notifications', pass: secretOf('nats.notifications'), verbose: false };
  nats = connect(Number(port), hostname);
  await once(nats, 'data');
  nats.resume();
  nats.write(`CONNECT ${JSON.stringify(as)}\r\n`);
});
afterAll(async () => {
  nats.destroy();
  // Tens of thousands wait in the stream before whatever comes next, and identity would take them one by one for a minute.
  await forgetEvents(stack, notificationsRead.subject);
  await until('the services have taken what is left', () => streamsAreHeard(stack), 120_000);
});

/** Signals to this adult, as notifications gives them: no room waits for this event, browsers do. */
async function signalMany(times: number): Promise<void> {
  const said = Array.from({ length: times }, () => {
    const event: Envelope = {
      id: randomUUID(),
      subject: notificationsRead.subject,
      aggregateId: adult.adultId,
      sequence: 1,
      occurredAt: new Date().toISOString(),
      correlationId: 'slow-browser',
      data: { recipientId: adult.adultId },
    };
    const body = JSON.stringify(event);
    return `PUB ${event.subject} ${Buffer.byteLength(body)}\r\n${body}\r\n`;
  });
  if (!nats.write(said.join(''))) await once(nats, 'drain');
}

/** How many browsers listen, as the gateway tells operators on the port beside its own. */
async function listening(): Promise<number> {
  const { hostname, port } = new URL(stack.origin);
  const figures = await (await fetch(`http://${hostname}:${Number(port) + 1}/metrics`)).text();
  return Number(/^alcancia_live_sockets\{[^}]*\} (\d+)$/m.exec(figures)?.[1]);
}

const heardBy = ({ heard }: LiveSocket): number => heard.filter(({ type }) => type === 'stale').length;

test('F14: a browser that stops reading is let go, the other hears everything, and it comes back', async () => {
  const before = await listening();
  const [slow, quick] = [await stack.listen(adult.token), await stack.listen(adult.token)];
  expect(await listening()).toBe(before + 2);
  slow.socket.pause();

  let said = 0;
  while ((await listening()) === before + 2 && said < mostEvents) {
    await signalMany(atOnce);
    said += atOnce;
    await until('the quick one has heard all', () => heardBy(quick) === said, 60_000);
  }
  slow.socket.resume();
  await until('the slow one hears why', () => slow.closedWith === 1013);
  expect(heardBy(slow)).toBeLessThan(said);
  expect(heardBy(quick)).toBe(said);

  const again = await stack.listen(adult.token);
  await signalMany(1);
  await again.stale('notifications');
  for (const live of [quick, again]) live.close();
});
