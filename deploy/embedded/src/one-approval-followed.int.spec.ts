import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { approveRequest, requestApproved } from '@alcancia/contracts/family';
import { notificationAdded } from '@alcancia/contracts/notifications';
import { createLog, startTracing, type StopTracing } from '@alcancia/server-kit';
import { aTraceCollector, type CollectedSpan, type TraceCollector } from '@alcancia/server-kit/testing';
import { aHome } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { aLiveTab } from '../test/a-live-tab.js';

interface Line {
  readonly name: string;
  readonly msg: string;
  readonly subject?: string;
  readonly correlationId?: string;
  readonly traceId?: string;
  readonly sockets?: number;
}

let system: TestSystem;
let collector: TraceCollector;
let stopTracing: StopTracing;
const lines: Line[] = [];

beforeAll(async () => {
  collector = await aTraceCollector();
  stopTracing = await startTracing('alcancia', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const to = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  system = await aSystem({ logOf: (room) => createLog(room, { level: 'info', to }) });
});
afterAll(async () => {
  await system.close();
  await stopTracing();
  await collector.close();
});

/** From the span to the beginning of its trace: who asked or told whom. */
function pathTo(span: CollectedSpan): string[] {
  const cause = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(cause ? pathTo(cause) : []), `${span.room}: ${span.name}`];
}

test('the adults hear that something waits for them, and read their approvals again', async () => {
  const home = await aHome(system);
  await system.settled();
  const tab = await aLiveTab(system.address, home.asAdult.token);
  const heard = tab.hears(
    'approvals are stale',
    (frame) => frame.type === 'stale' && frame.topics.includes('approvals'),
  );
  await home.claimed();
  expect(await heard).toMatchObject({ type: 'stale' });
  await tab.close();
});

test("one approval is followed from the click to the child's socket, by its correlation id and by its trace", async () => {
  const home = await aHome(system);
  const requestId = await home.claimed();
  await system.settled();
  const tab = await aLiveTab(system.address, home.asChild.token);

  const correlationId = randomUUID();
  const options = { ...home.asAdult, headers: { 'x-correlation-id': correlationId } };
  const answer = await system.ask(approveRequest, { requestId }, options);
  expect(answer.headers.get('x-correlation-id')).toBe(correlationId);
  await tab.hears('the wallet is stale', (frame) => frame.type === 'stale' && frame.topics.includes('wallet'));
  await tab.hears('there is a notice', (frame) => frame.type === 'stale' && frame.notificationId !== undefined);
  await system.settled();
  await tab.close();

  const own = lines.filter((line) => line.correlationId === correlationId);
  const steps = own.map(({ name, msg, subject }) => `${name} ${msg} ${subject}`);
  for (const step of [
    `gateway answered ${approveRequest.subject}`,
    `family asked ${approveRequest.subject}`,
    `family told ${requestApproved.subject}`,
    `notifications reacted ${requestApproved.subject}`,
    `notifications told ${notificationAdded.subject}`,
    `gateway signalled ${requestApproved.subject}`,
    `gateway signalled ${notificationAdded.subject}`,
  ])
    expect(steps).toContain(step);
  expect(own.filter(({ msg }) => msg === 'signalled').every(({ sockets }) => sockets === 1)).toBe(true);

  const [traceId, ...others] = new Set(own.map((line) => line.traceId));
  expect([traceId?.length, others]).toEqual([32, []]);
  await stopTracing();
  const ends = collector.spans.filter((span) => span.traceId === traceId && span.name.startsWith('live '));
  const click = ['gateway: POST /api/family/approvals/:requestId/approve', `family: ${approveRequest.subject}`];
  const approval = [...click, `family: ${requestApproved.subject}`];
  const paths = ends.map(pathTo);
  expect(paths).toContainEqual([...approval, `gateway: live ${requestApproved.subject}`]);
  expect(paths).toContainEqual([
    ...approval,
    'notifications: TellChildWhenRequestApproved',
    `notifications: ${notificationAdded.subject}`,
    `gateway: live ${notificationAdded.subject}`,
  ]);
  const ids = collector.spans
    .filter((span) => span.traceId === traceId)
    .map(({ attributes }) => attributes['alcancia.correlation_id']);
  expect([...new Set(ids)]).toEqual([correlationId]);
});
