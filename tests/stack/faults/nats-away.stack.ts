import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest, readWallet } from '@alcancia/contracts/family';
import { listNotifications } from '@alcancia/contracts/notifications';
import { eventStream } from '@alcancia/contracts/streams';
import { aHome, type Home, insist, middleOf, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';
import { rowsOf } from '../test/rows.js';

const awayMs = 60_000;

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(() => heal(stack));

/** What the child has been told of, newest first. */
const told = async () =>
  (await stack.want(listNotifications, {}, home.asChild)).notifications.filter(
    ({ type }) => type === 'activity_approved',
  ).length;

/** Gives the lease of family's relay to another holder for so long. */
const lend = (holder: string, howLong: string) =>
  rowsOf(
    stack,
    'family',
    `insert into family.leases (name, holder, until) values ('outbox', '${holder}', now() + interval '${howLong}')
     on conflict (name) do update set holder = excluded.holder, until = excluded.until`,
  );

/** Ids of family's unpublished events, in the order in which they were committed. */
const waitingAfter = async (position: string) =>
  (
    await rowsOf(
      stack,
      'family',
      `select id from family.outbox where position > ${position} and published_at is null order by position`,
    )
  ).map(({ id }) => id);

/** Ids of the events of the stream, in its own order; one that came again stands where it came first. */
async function publishedIds(): Promise<(string | undefined)[]> {
  const { url, user, password } = stack.access.nats;
  const connection = await connect({ servers: url, user, pass: password, inboxPrefix: '_INBOX_admin' });
  try {
    const { streams } = await jetstreamManager(connection, { checkAPI: false });
    const { state } = await streams.info(eventStream.name);
    const ids = new Set<string | undefined>();
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(eventStream.name, { seq });
      ids.add(message?.json<{ id: string }>().id);
    }
    return [...ids];
  } finally {
    await connection.close();
  }
}

describe('NATS goes away', () => {
  test('F6: for a minute; whoever asks hears so within a second, and what was asked is done once, told in order', async () => {
    const requestIds: string[] = [];
    for (let count = 0; count < 4; count += 1) requestIds.push(await home.claimed({ points: 0, coinsCents: 100 }));
    const before = { ...(await home.balance()), told: await told() };
    const [{ position = '' } = {}] = await rowsOf(
      stack,
      'family',
      'select max(position) as position from family.outbox',
    );
    // Family publishes nothing while another holder has the lease: these events are committed and wait when the connection breaks.
    await lend(randomUUID(), '1 hour');
    await stack.control('--restart', 'family');
    for (const requestId of requestIds.slice(0, 2)) await stack.want(approveRequest, { requestId }, home.asAdult);
    const approving = requestIds
      .slice(2)
      .map((requestId) =>
        insist(stack.ask, approveRequest, { requestId }, home.asAdult.token, { withinMs: awayMs + 30_000 }),
      );
    await stack.control('--kill', 'nats');
    await lend(randomUUID(), '0 s');

    const tookMs: number[] = [];
    const backAt = Date.now() + awayMs;
    while (Date.now() < backAt) {
      const askedAt = Date.now();
      const refused = await stack.ask(readWallet, { childId: home.childId }, home.asChild);
      expect({ status: refused.status, code: refused.error.code }).toEqual({ status: 503, code: 'unavailable' });
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      tookMs.push(Date.now() - askedAt);
      await pause(2_000);
    }
    // One answer of many may wait for a busy machine; half of them do not.
    expect(middleOf(tookMs)).toBeLessThan(1_000);

    const waited = await waitingAfter(position);
    expect(waited.length).toBeGreaterThanOrEqual(2);

    await stack.control('--start', 'nats');
    await Promise.all(approving);
    expect(await home.balance()).toMatchObject({ availableCents: before.availableCents + 400 });
    await until('the child is told of each', async () => (await told()) === before.told + 4);
    const left = (await publishedIds()).filter((id) => waited.includes(id));
    expect(left).toEqual(waited);
  }, 180_000);

  test('F7: its disk is lost with events that nobody had read yet; everybody hears of them all the same', async () => {
    const before = await told();
    const requestIds = [await home.claimed({ coinsCents: 100 }), await home.claimed({ coinsCents: 100 })];
    await stack.control('--stop', 'notifications');
    for (const requestId of requestIds) await stack.want(approveRequest, { requestId }, home.asAdult);
    const published = () => waitingFor('notifications-on-family');
    await until('both approvals are in the stream', async () => (await published()) >= requestIds.length);

    await stack.control('--wipe', 'nats');
    await stack.control('--start', 'notifications');

    await until('the child is told of both', async () => (await told()) >= before + requestIds.length, 60_000);
    expect(await told()).toBe(before + requestIds.length);
  });
});

/** How many messages of a durable consumer wait, as the server's monitor says. */
async function waitingFor(consumer: string): Promise<number> {
  const monitor = new URL(stack.part('streams').url);
  monitor.search = 'consumers=true&accounts=true';
  const { account_details: accounts } = (await (await fetch(monitor)).json()) as {
    account_details: { stream_detail: { consumer_detail: { name: string; num_pending: number }[] }[] }[];
  };
  return accounts
    .flatMap(({ stream_detail: streams }) => streams)
    .flatMap(({ consumer_detail: consumers }) => consumers)
    .filter(({ name }) => name === consumer)
    .reduce((sum, { num_pending: pending }) => sum + pending, 0);
}
