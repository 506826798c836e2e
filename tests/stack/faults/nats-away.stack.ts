import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest, readWallet } from '@alcancia/contracts/family';
import { listNotifications } from '@alcancia/contracts/notifications';
import { aHome, type Home, insist, until } from '@alcancia/testing';

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
    // Whatever of these was committed when the line broke waits in the outbox.
    const approving = requestIds.map((requestId) =>
      insist(stack.ask, approveRequest, { requestId }, home.asAdult.token, { withinMs: awayMs + 30_000 }),
    );
    await stack.control('--kill', 'nats');

    const backAt = Date.now() + awayMs;
    while (Date.now() < backAt) {
      const askedAt = Date.now();
      const refused = await stack.ask(readWallet, { childId: home.childId }, home.asChild);
      expect({ status: refused.status, code: refused.error.code }).toEqual({ status: 503, code: 'unavailable' });
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(Date.now() - askedAt).toBeLessThan(1_000);
      await pause(2_000);
    }

    await stack.control('--start', 'nats');
    await Promise.all(approving);
    expect(await home.balance()).toMatchObject({ availableCents: before.availableCents + 400 });
    await until('the child is told of each', async () => (await told()) === before.told + 4);
    const [outOfOrder] = await rowsOf(
      stack,
      'family',
      `select count(*) as rows from (
         select published_at < lag(published_at) over (order by position) as is_late from family.outbox where position > ${position}
       ) o where is_late`,
    );
    expect(outOfOrder).toEqual({ rows: '0' });
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
