import { randomUUID } from 'node:crypto';

import { beforeEach, expect, it } from '@jest/globals';
import { z } from 'zod';

import { adults, anyone, type AnyRequest, defineRequest } from '@alcancia/contracts/define';
import { notificationAdded } from '@alcancia/contracts/notifications';
import { createLog, failure, startTracing } from '@alcancia/server-kit';
import { aTraceCollector } from '@alcancia/server-kit/testing';

import { aGateway, anAdult, type GatewayStand } from '../../test/gateway-stand.js';
import { LiveTab } from '../../test/live-tab.js';
import { GatewayMetrics } from './gateway-metrics.js';

const readThing = defineRequest('test.read-thing', {
  http: 'GET /api/test/things/{thingId}',
  kind: 'read',
  access: adults,
  topics: [],
  input: z.object({ thingId: z.uuid() }),
  output: z.object({}),
});
const visit = defineRequest('test.visit', {
  http: 'POST /api/test/visit',
  kind: 'write',
  access: anyone,
  topics: [],
  input: z.object({}),
  output: z.object({}),
});
const requests = [readThing, visit] as AnyRequest[];
const thing = `/api/test/things/${randomUUID()}`;

const lines: Record<string, unknown>[] = [];
const to = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
beforeEach(() => {
  lines.length = 0;
});

interface Watched {
  readonly stand: GatewayStand;
  readonly metrics: GatewayMetrics;
  /** The lines of an act, once there are so many. */
  linesOf(correlationId: string, atLeast?: number): Promise<Record<string, unknown>[]>;
}

async function watched(): Promise<Watched> {
  const metrics = new GatewayMetrics();
  const stand = await aGateway().start({ requests, log: createLog('gateway', { level: 'info', to }), metrics });
  const linesOf: Watched['linesOf'] = async (correlationId, atLeast = 1) => {
    const deadline = Date.now() + 2_000;
    for (;;) {
      const own = lines.filter((line) => line['correlationId'] === correlationId);
      if (own.length >= atLeast || Date.now() > deadline) return own;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { stand, metrics, linesOf };
}

const correlated = (): { id: string; headers: Record<string, string> } => {
  const id = randomUUID();
  return { id, headers: { 'x-correlation-id': id } };
};

it("gives the asker's correlation id to whomever it asks, and leaves one line: what and how it ended, not who", async () => {
  const { stand, linesOf } = await watched();
  await stand.play(readThing, () => ({}));
  const { id, headers } = correlated();
  const adult = anAdult();
  const answer = await stand.ask(thing, { token: stand.signIn(adult), headers });
  expect(answer.headers.get('x-correlation-id')).toBe(id);
  expect(stand.heard).toMatchObject([{ correlationId: id }]);
  const own = await linesOf(id);
  expect(own).toMatchObject([{ level: 30, subject: readThing.subject, outcome: 'ok', status: 200, msg: 'answered' }]);
  expect(JSON.stringify(own)).not.toMatch(new RegExp(`${adult.adultId}|${thing.slice(-36)}`));
});

it('says with which code something was refused, by a service or by the gateway itself', async () => {
  const { stand, linesOf } = await watched();
  await stand.play(visit, () => {
    throw failure('coins_not_enough', { missing: 1 });
  });
  const [refused, visitor] = [correlated(), correlated()];
  await stand.ask('/api/test/visit', { body: {}, headers: refused.headers });
  await stand.ask(thing, visitor);
  expect(await linesOf(refused.id)).toMatchObject([{ outcome: 'coins_not_enough', status: 409 }]);
  expect(await linesOf(visitor.id)).toMatchObject([{ outcome: 'not_signed_in', status: 401 }]);
});

it('says that somebody went away before the answer', async () => {
  const { stand, linesOf } = await watched();
  let free: (value: object) => void = () => undefined;
  const held = new Promise<object>((resolve) => (free = resolve));
  let reached: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (reached = resolve));
  await stand.play(visit, () => (reached(), held));
  const { id, headers } = correlated();
  const leaving = new AbortController();
  const asked = stand.ask('/api/test/visit', { body: {}, headers, signal: leaving.signal }).catch(() => 'gone');
  await isAsked;
  leaving.abort();
  expect(await asked).toBe('gone');
  expect(await linesOf(id)).toMatchObject([{ subject: visit.subject, outcome: 'aborted' }]);
  free({});
});

it('counts answers by their route, never by what stands in the address', async () => {
  const { stand, metrics, linesOf } = await watched();
  await stand.play(readThing, () => ({}));
  const { id, headers } = correlated();
  await stand.ask(thing, { token: stand.signIn(anAdult()), headers });
  await stand.ask(`/api/${randomUUID()}`);
  await linesOf(id);
  const text = await metrics.text();
  expect(text).toMatch(/request_duration_seconds_count\{.*route="\/api\/test\/things\/:thingId",status="200"\} 1\n/);
  expect(text).toMatch(/request_duration_seconds_count\{.*route="\/\*",status="404"\} 1\n/);
  expect(text).not.toContain(thing.slice(-36));
});

it('counts who listens, and notes what reached them', async () => {
  const { stand, metrics, linesOf } = await watched();
  const adult = anAdult();
  const tab = await LiveTab.open(stand, stand.signIn(adult));
  const notification = { notificationId: randomUUID(), recipientId: adult.adultId };
  await stand.happen(notificationAdded, notification);
  await tab.until('stale');
  expect(await linesOf('test-correlation')).toMatchObject([
    { subject: notificationAdded.subject, sockets: 1, msg: 'signalled' },
  ]);
  const text = await metrics.text();
  expect(text).toContain('alcancia_live_sockets{room="gateway"} 1');
  expect(text).toContain(`alcancia_live_frames_total{subject="${notificationAdded.subject}",room="gateway"} 1`);
  lines.length = 0;
  await stand.happen(notificationAdded, { ...notification, recipientId: randomUUID() });
  expect(lines).toEqual([]);
});

it('begins a trace that whomever it asks carries on', async () => {
  const collector = await aTraceCollector();
  const stop = await startTracing('gateway', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  try {
    const { stand, linesOf } = await watched();
    await stand.play(readThing, () => ({}));
    const { id, headers } = correlated();
    await stand.ask(thing, { token: stand.signIn(anAdult()), headers });
    const [line] = await linesOf(id);
    await stop();
    const [span] = collector.spans;
    expect(span).toMatchObject({ room: 'gateway', name: 'GET /api/test/things/:thingId', parentSpanId: '' });
    expect(span?.attributes).toMatchObject({ 'alcancia.subject': readThing.subject, 'alcancia.outcome': 'ok' });
    expect(stand.heard).toMatchObject([{ trace: `00-${span?.traceId}-${span?.spanId}-01` }]);
    expect(line).toMatchObject({ traceId: span?.traceId });
  } finally {
    await stop();
    await collector.close();
  }
});
