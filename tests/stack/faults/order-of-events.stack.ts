import { randomUUID } from 'node:crypto';

import { jetstream } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { listApprovals } from '@alcancia/contracts/family';
import { childChanged, listChildren, updateChild } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { aHome, type Home, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { rowsOf } from '../test/rows.js';
import { secretOf } from '../test/secrets.js';

let stack: Stack;
let home: Home;
const opened: NatsConnection[] = [];
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterAll(async () => {
  for (const connection of opened) await connection.close();
});

/** Speaks as a service whose relay has lost its place: what is in its outbox goes out as if for the first time. */
async function publisherOf(service: string) {
  const { url } = stack.access.nats;
  const connection = await connect({
    servers: url,
    user: service,
    pass: secretOf(`nats.${service}`),
    inboxPrefix: `_INBOX_${service}`,
  });
  opened.push(connection);
  return async (row: Record<string, string>, occurredAt = row['occurred_at']) => {
    const own = headers();
    own.set('Nats-Msg-Id', randomUUID());
    const event = {
      id: row['id'],
      subject: row['subject'],
      aggregateId: row['aggregate_id'],
      sequence: Number(row['sequence']),
      occurredAt: new Date(occurredAt ?? '').toISOString(),
      correlationId: row['correlation_id'],
      data: JSON.parse(row['data'] ?? '{}') as unknown,
    };
    await jetstream(connection).publish(event.subject ?? '', JSON.stringify(event), { headers: own });
  };
}

const outboxOf = (service: 'identity' | 'family', about: string) =>
  rowsOf(
    stack,
    service,
    `select id, subject, aggregate_id, sequence, occurred_at, correlation_id, data::text as data
     from ${service}.outbox where data::text like '%${about}%' order by position`,
  );

const notices = async () => (await stack.want(listNotifications, {}, home.asChild)).notifications;
/** What was approved is told of by itself; an achievement that came of it may be told of later. */
const approvals = async () => (await notices()).filter(({ type }) => type === 'activity_approved').length;
const nameInFamily = async () =>
  (
    await rowsOf(stack, 'family', `select display_name from family.known_children where child_id = '${home.childId}'`)
  )[0]?.['display_name'];

test('F16: events that come twice, in the wrong order and three days late leave everything as it is', async () => {
  const rename = async (displayName: string) => {
    const { children } = await stack.want(listChildren, {}, home.asAdult);
    const { version } = children.find(({ id }) => id === home.childId) ?? { version: 1 };
    const child = { childId: home.childId, birthMonth: '2016-03', avatar: 'fox', palette: 'soft-blue' } as const;
    await stack.want(updateChild, { ...child, displayName, version }, home.asAdult);
  };
  for (const name of ['Mateo Dos', 'Mateo Tres']) await rename(name);
  await home.earn({ coinsCents: 100 });
  await until('family knows the last name', async () => (await nameInFamily()) === 'Mateo Tres');
  await until('the child is told', async () => (await approvals()) === 1);
  const balance = await home.balance();

  const publishedStale: string[] = [];
  const late = new Date(Date.now() - 3 * 86_400_000).toISOString();
  for (const service of ['identity', 'family'] as const) {
    const publish = await publisherOf(service);
    const rows = await outboxOf(service, home.childId);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows.toReversed()) await publish(row);
    for (const row of rows) await publish(row, late);
    // One that was never heard and is older than what is known: its id is new, its place in the order is not.
    const stale = rows.find(({ subject }) => subject === childChanged.subject);
    if (!stale) continue;
    await publish({ ...stale, id: randomUUID() }, late);
    publishedStale.push(service);
  }

  expect(publishedStale).toEqual(['identity']);

  // Whatever came before this one has been dealt with when the child hears of it.
  await home.earn({ coinsCents: 100 });
  await until('the child is told of the last one', async () => (await approvals()) > 1);
  expect(await approvals()).toBe(2);
  const told = (await notices()).map(({ payload }) => payload.message);
  expect(told.toSorted()).toEqual([...new Set(told)].toSorted());
  expect(await nameInFamily()).toBe('Mateo Tres');
  expect((await home.balance()).availableCents).toBe(balance.availableCents + 100);
  expect((await stack.want(listApprovals, {}, home.asAdult)).requests).toEqual([]);
});
