import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { approveRequest, requestApproved } from '@alcancia/contracts/family';
import { notificationAdded } from '@alcancia/contracts/notifications';
import { aHome, until } from '@alcancia/testing';

import { aStack } from './test/a-stack.js';
import { linesOf } from './test/lines.js';
import { SpanCollector } from './test/span-collector.js';

let collector: SpanCollector;
beforeAll(async () => {
  collector = await SpanCollector.open();
});
afterAll(() => collector.close());

const steps = [
  `gateway answered ${approveRequest.subject}`,
  `family asked ${approveRequest.subject}`,
  `family told ${requestApproved.subject}`,
  `gateway signalled ${requestApproved.subject}`,
  `notifications reacted ${requestApproved.subject}`,
  `notifications told ${notificationAdded.subject}`,
  `gateway signalled ${notificationAdded.subject}`,
];

const approval = [
  'gateway: POST /api/family/approvals/:requestId/approve',
  `family: ${approveRequest.subject}`,
  `family: ${requestApproved.subject}`,
];
const paths = [
  [...approval, `gateway: live ${requestApproved.subject}`],
  [
    ...approval,
    'notifications: TellChildWhenRequestApproved',
    `notifications: ${notificationAdded.subject}`,
    `gateway: live ${notificationAdded.subject}`,
  ],
];

test("one approval is followed through every process to the child's socket, by its correlation id and by its trace", async () => {
  const stack = aStack();
  const home = await aHome(stack);
  const requestId = await home.claimed();
  const tablet = await stack.listen(home.asChild.token);

  const correlationId = randomUUID();
  const headers = { 'x-correlation-id': correlationId };
  const answer = await stack.ask(approveRequest, { requestId }, { ...home.asAdult, headers });
  expect(answer.headers.get('x-correlation-id')).toBe(correlationId);
  await tablet.stale('wallet');
  await tablet.stale('notifications');

  const lines = await until('every process has said its line', () => {
    const all = linesOf(correlationId, ['gateway', 'family', 'notifications']);
    const said = new Set(all.map(({ name, msg, subject }) => `${name} ${msg} ${subject}`));
    return steps.every((step) => said.has(step)) && all;
  });
  const signalled = lines.filter(({ msg }) => msg === 'signalled');
  expect(signalled.map(({ sockets }) => sockets)).toEqual(signalled.map(() => 1));
  const [traceId, ...others] = new Set(lines.map((line) => line.traceId));
  expect(others).toEqual([]);

  // The first approval of a child earns achievements, too: their signals are on the same trace.
  const arrived = (): string[] =>
    collector.spans
      .filter((span) => span.traceId === traceId && span.name.startsWith('live '))
      .flatMap((end) => collector.pathTo(end)?.join(' → ') ?? []);
  for (const path of paths) await until(path.join(' → '), () => arrived().includes(path.join(' → ')));
  tablet.close();
});
