import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest, readWallet } from '@alcancia/contracts/family';
import { listNotifications } from '@alcancia/contracts/notifications';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';
import { aHome, type Home } from '../test/home.js';
import { insist } from '../test/insist.js';
import { until } from '../test/until.js';

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
  test('F6: whoever asks hears so within a second, and what they did is done once when it is back', async () => {
    const requestId = await home.claimed({ points: 0, coinsCents: 300 });
    const before = await home.balance();
    await stack.control('--kill', 'nats');

    const askedAt = Date.now();
    const refused = await stack.ask(readWallet, { childId: home.childId }, home.asChild);
    expect({ status: refused.status, code: refused.error.code }).toEqual({ status: 503, code: 'unavailable' });
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(Date.now() - askedAt).toBeLessThan(2_000);

    const approving = insist(stack.ask, approveRequest, { requestId }, home.asAdult.token);
    await stack.control('--start', 'nats');
    await approving;
    expect(await home.balance()).toMatchObject({ availableCents: before.availableCents + 300 });
    await until('the child is told', async () => (await told()) > 0);
  });

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
