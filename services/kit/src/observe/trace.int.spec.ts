import { afterEach, expect, test } from '@jest/globals';

import { aTraceCollector, type TraceCollector } from '../testing/index.js';
import { startTracing, type StopTracing } from './start-tracing.js';
import { openSpan } from './trace.js';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function traced(): Promise<{ collector: TraceCollector; stop: StopTracing }> {
  const collector = await aTraceCollector();
  opened.push(() => collector.close());
  const stop = await startTracing('purse', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  opened.push(stop);
  return { collector, stop };
}

const cause = { correlationId: 'one-click' };
const asked = { room: 'purse', name: 'purse.add-coins', kind: 'asked' } as const;

test('a span hangs under the one that caused it, also across rooms, and says how it ended', async () => {
  const { collector, stop } = await traced();
  const outer = openSpan(cause, { ...asked, attributes: { 'http.route': '/api/purse' } });
  const inner = openSpan(outer.cause, { room: 'bank', name: 'told', kind: 'told' });
  inner.end('internal', true);
  outer.end('ok');
  await stop();
  const [told, ask] = ['told', 'purse.add-coins'].map((name) => collector.spans.find((span) => span.name === name));
  expect(told).toMatchObject({ room: 'bank', traceId: ask?.traceId, parentSpanId: ask?.spanId });
  expect(ask).toMatchObject({ room: 'purse', parentSpanId: '' });
  expect(ask?.attributes).toEqual({
    'http.route': '/api/purse',
    'alcancia.correlation_id': 'one-click',
    'alcancia.outcome': 'ok',
  });
});

test.each([
  'nonsense',
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
])('a parent that is none, %s, begins a trace of its own', async (trace) => {
  const { collector, stop } = await traced();
  openSpan({ ...cause, trace }, asked).end('ok');
  await stop();
  expect(collector.spans).toMatchObject([{ parentSpanId: '' }]);
});

test('a trace that its beginning did not choose is not recorded, and travels on', async () => {
  const { collector, stop } = await traced();
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
  const span = openSpan({ ...cause, trace }, asked);
  span.end('ok');
  await stop();
  expect(span.cause.trace).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[\da-f]{16}-00$/);
  expect(collector.spans).toEqual([]);
});

test('without a collector nothing is recorded and the cause passes as it came', async () => {
  const stop = await startTracing('purse', {});
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  expect(openSpan({ ...cause, trace }, asked).cause).toEqual({ ...cause, trace });
  expect(openSpan(cause, asked).cause).toEqual(cause);
  await stop();
});

test('a collector that is away holds up neither the work nor the end', async () => {
  const { collector, stop } = await traced();
  await collector.close();
  openSpan(cause, asked).end('ok');
  const before = performance.now();
  await stop();
  expect(performance.now() - before).toBeLessThan(4_000);
});

test('an address that is none stops the start and is named', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' };
  await expect(startTracing('purse', env)).rejects.toThrow('OTEL_EXPORTER_OTLP_ENDPOINT');
});
