import path from 'node:path';
import { randomUUID } from 'node:crypto';

import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest } from '@alcancia/contracts/family';
import { listNotifications } from '@alcancia/contracts/notifications';
import { aHome, type Home, insist, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';
import { rowsOf } from '../test/rows.js';
import { root } from '../test/state.js';

const program = path.join(root, 'services/kit/dist/crash-at.js');

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(async () => {
  for (const service of ['family', 'notifications']) await stack.control('--restart', service);
  await heal(stack);
});

/** The service dies when the act with this correlation id gets there. */
async function trap(service: string, point: string): Promise<string> {
  const act = randomUUID();
  const env = [`NODE_OPTIONS=--import=${program}`, `CRASH_AT=${point}:1:${act}`];
  await stack.control('--restart', service, ...env.flatMap((each) => ['--env', each]));
  return act;
}

/** Resolves when it has died and runs again without a failpoint. */
async function died(service: string, before: number): Promise<boolean> {
  await until(`${service} has died`, () => stack.part(service).restarts > before || null, 20_000);
  await stack.control('--restart', service);
  return true;
}

/** How often the child was told of approvals. */
const told = async () =>
  (await stack.want(listNotifications, {}, home.asChild)).notifications.filter(
    ({ type }) => type === 'activity_approved',
  ).length;

const settled = (service: string) =>
  until(`nothing waits in ${service}`, async () => {
    const [row] = await rowsOf(
      stack,
      service,
      `select (select count(*) from ${service}.outbox where published_at is null) + (select count(*) from ${service}.retries) as rows`,
    );
    return row?.['rows'] === '0' || null;
  });

async function approveAndDie(service: string, point: string) {
  const requestId = await home.claimed({ points: 0, coinsCents: 100 });
  const before = { coins: (await home.balance()).availableCents, told: await told() };
  const act = await trap(service, point);
  const { restarts } = stack.part(service);
  const key = randomUUID();
  const options = { ...home.asAdult, key, headers: { 'x-correlation-id': act }, timeoutMs: 4_000 };
  const first = await stack.ask(approveRequest, { requestId }, options).catch(() => null);
  return { requestId, key, before, first, hasDied: () => died(service, restarts) };
}

async function paidAndToldOnce(before: { coins: number; told: number }): Promise<void> {
  expect((await home.balance()).availableCents).toBe(before.coins + 100);
  await until('the child is told', async () => (await told()) > before.told || null, 30_000);
  await settled('family');
  await settled('notifications');
  expect(await told()).toBe(before.told + 1);
}

describe('killed at the worst moment', () => {
  test('F1: between the last statement and COMMIT; nothing is to be seen, and the retry pays once', async () => {
    const { requestId, key, before, first, hasDied } = await approveAndDie('family', 'before-commit');
    expect(first === null || first.status === 503).toBe(true);
    expect(await hasDied()).toBe(true);
    await until('family answers', async () => (await home.balance()).availableCents === before.coins || null, 30_000);
    await insist(stack.ask, approveRequest, { requestId }, home.asAdult.token, { key });
    await paidAndToldOnce(before);
  });

  test('F2: between COMMIT and the answer; the retry hears the kept answer, marked as such', async () => {
    const { requestId, key, before, first, hasDied } = await approveAndDie('family', 'after-commit');
    expect(first === null || first.status === 503).toBe(true);
    expect(await hasDied()).toBe(true);
    const again = await until(
      'the retry is answered',
      async () => {
        const answer = await stack.ask(approveRequest, { requestId }, { ...home.asAdult, key });
        return answer.status === 503 ? null : answer;
      },
      30_000,
    );
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    await paidAndToldOnce(before);
  });

  test('F3: between the publishing and the mark of the outbox; told twice, heard once', async () => {
    const { before, first, hasDied } = await approveAndDie('family', 'after-publish');
    expect(first?.status).toBe(200);
    expect(await hasDied()).toBe(true);
    await until('family answers', async () => (await home.balance()) && true, 30_000);
    await paidAndToldOnce(before);
  });

  test('F4: a consumer between its commit and the acknowledgement; the event comes again and does nothing', async () => {
    const { before, first, hasDied } = await approveAndDie('notifications', 'after-handler-commit');
    expect(first?.status).toBe(200);
    expect(await hasDied()).toBe(true);
    await until('notifications answers', async () => (await told()) >= 0, 30_000);
    await paidAndToldOnce(before);
  });
});
