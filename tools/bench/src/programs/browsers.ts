import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { resolveCaller } from '@alcancia/contracts/identity';
import { type LiveFrame, livePath } from '@alcancia/contracts/live';
import { notificationAdded } from '@alcancia/contracts/notifications';
import { openNatsBus, type RequestMessage } from '@alcancia/server-kit';
import { connect } from '@nats-io/transport-node';
import { v7 } from 'uuid';
import { WebSocket } from 'ws';

import { anAdult, idOf } from '../stand-ins.js';
import { quantile } from '../summary.js';
import { obey } from './obey.js';

export interface Listen {
  readonly natsUrl: string;
  readonly origin: string;
  readonly sockets: number;
}

export interface Tell {
  readonly natsUrl: string;
  /** Events, each for one browser. */
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Told {
  readonly sent: number;
  readonly lost: number;
  readonly doubled: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const opensAtOnce = 50;
const tickMs = 10;
/** What has not come after this long is lost. */
const lostAfterMs = 5_000;

const sentAt = new Map<string, number>();
const took: number[] = [];
let strange = 0;
let browsers: WebSocket[] = [];

/** Every token speaks for an adult of its own. */
async function playIdentity(natsUrl: string): Promise<void> {
  const bus = await openNatsBus({ url: natsUrl, user: 'identity', password: 'any' });
  const resolve = async ({ input }: RequestMessage) => {
    const { token } = input as { token: string };
    return { ok: true, data: { caller: anAdult(Number(token)), expiresAt: null }, isReplayed: false } as const;
  };
  await bus.serve(new Map([[resolveCaller.subject, resolve]]));
}

function hear(frame: LiveFrame): void {
  if (frame.type !== 'stale') return;
  const at = sentAt.get(frame.notificationId ?? '');
  if (at === undefined) {
    strange += 1;
    return;
  }
  sentAt.delete(frame.notificationId ?? '');
  took.push(performance.now() - at);
}

async function open(origin: string, n: number): Promise<WebSocket> {
  const socket = new WebSocket(new URL(livePath, origin), { headers: { origin } });
  await once(socket, 'open');
  const ready = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'hello', token: String(n) }));
  await ready;
  socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString('utf8')) as LiveFrame));
  return socket;
}

obey({
  async identity({ natsUrl }: { natsUrl: string }) {
    await playIdentity(natsUrl);
  },
  /** So many browsers, each of another adult, all ready when it answers. */
  async listen({ origin, sockets }: Listen) {
    let next = browsers.length;
    const more: WebSocket[] = [];
    const opening = async (): Promise<void> => {
      while (next < sockets) {
        next += 1;
        more.push(await open(origin, next - 1));
      }
    };
    await Promise.all(Array.from({ length: opensAtOnce }, opening));
    browsers = [...browsers, ...more];
    return browsers.length;
  },
  /** Events at an even pace, whatever becomes of them; answers once all have come or are lost. */
  async tell({ natsUrl, perSecond, seconds }: Tell): Promise<Told> {
    const nats = await connect({ servers: natsUrl });
    took.length = 0;
    strange = 0;
    let sent = 0;
    const startedAt = performance.now();
    while (sent < perSecond * seconds) {
      const due = Math.min(perSecond * seconds, ((performance.now() - startedAt) / 1_000) * perSecond);
      for (; sent < due; sent += 1) {
        const [recipientId, notificationId] = [idOf(1, (sent * 7919) % browsers.length), v7()];
        const event = {
          id: v7(),
          subject: notificationAdded.subject,
          aggregateId: recipientId,
          sequence: sent + 1,
          occurredAt: new Date().toISOString(),
          correlationId: 'bench',
          data: { recipientId, notificationId },
        };
        sentAt.set(notificationId, performance.now());
        nats.publish(event.subject, JSON.stringify(event));
      }
      await pause(tickMs);
    }
    const givenUpAt = performance.now() + lostAfterMs;
    while (sentAt.size > 0 && performance.now() < givenUpAt) await pause(tickMs);
    await nats.close();
    const lost = sentAt.size;
    sentAt.clear();
    return { sent, lost, doubled: strange, p50Ms: quantile(took, 0.5), p99Ms: quantile(took, 0.99) };
  },
});
