import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { until } from '@alcancia/testing';

import { type Fault, PayPalStand } from '../../test/a-paypal-stand.js';
import { payPalLimits } from '../paypal/paypal.limits.js';
import { subscriptionLimits } from './subscription.limits.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterEach(() => stand.payPal.faults.clear());
afterAll(() => stand.close());

const creating = /^POST \/v1\/billing\/subscriptions$/;
const reading = /^GET \/v1\/billing\/subscriptions\//;
const minuteMs = 60_000;

test("'Suscribirme' tapped ten times at once is one subscription", async () => {
  const owner = await stand.anOwner();
  const taps = await Promise.all(Array.from({ length: 10 }, () => stand.subscribe(owner)));
  expect(new Set(taps).size).toBe(1);
  expect(await stand.everMade(owner)).toEqual({ made: 1, living: 0 });
  await stand.answerAt(taps[0]!);
  await stand.hear();
  expect(await stand.everMade(owner)).toEqual({ made: 1, living: 1 });
});

test('and so it is while PayPal takes its time with the first answer', async () => {
  const owner = await stand.anOwner();
  stand.payPal.faults.plan(creating, { afterMs: 1_000 });
  const taps = await Promise.all(Array.from({ length: 10 }, () => stand.subscribe(owner)));
  expect(new Set(taps).size).toBe(1);
  expect(await stand.everMade(owner)).toEqual({ made: 1, living: 0 });
});

describe('PayPal answers, when it is to make a subscription, with', () => {
  const rows: [string, Fault[], string][] = [
    ['500', [{ status: 500 }], 'unavailable'],
    ['503 in HTML', [{ status: 503 }], 'unavailable'],
    ['nothing, having done it, twice', ['lost', 'lost'], 'unavailable'],
    ['what nobody understands', [{ status: 200, body: { hello: 1 } }], 'unavailable'],
    [
      '422',
      [{ status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'PLAN_STATUS_INVALID' }] } }],
      'subscription_refused',
    ],
    [
      'no approval address',
      [{ status: 201, body: { id: 'I-NOADDRESS', status: 'APPROVAL_PENDING' } }],
      'approval_address_missing',
    ],
  ];
  test.each(rows)('%s: the next tap leads to one subscription', async (_, faults, code) => {
    const owner = await stand.anOwner();
    stand.payPal.faults.plan(creating, ...faults);
    await expect(stand.subscribe(owner)).rejects.toMatchObject({ code });
    await stand.answerAt(await stand.subscribe(owner));
    await stand.hear();
    expect(await stand.state(owner)).toBe('trialing');
    expect(await stand.everMade(owner)).toEqual({ made: 1, living: 1 });
  });

  test('429: it is left alone as long as it asks, and then the next tap leads to one subscription', async () => {
    const owner = await stand.anOwner();
    stand.payPal.faults.plan(creating, { status: 429, headers: { 'retry-after': '1' } });
    for (const _ of [1, 2]) await expect(stand.subscribe(owner)).rejects.toMatchObject({ code: 'unavailable' });
    const approvalUrl = await until('PayPal is asked again', () => stand.subscribe(owner));
    await stand.answerAt(approvalUrl);
    await stand.hear();
    expect(await stand.state(owner)).toBe('trialing');
    expect(await stand.everMade(owner)).toEqual({ made: 1, living: 1 });
  });

  test('silence: the tap is answered all the same, and the next one leads to one subscription', async () => {
    const owner = await stand.anOwner();
    stand.payPal.faults.plan(creating, 'silence');
    const startedAt = performance.now();
    await expect(stand.subscribe(owner)).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - startedAt).toBeGreaterThan(payPalLimits.deadlineMs - 1_000);
    await stand.answerAt(await stand.subscribe(owner));
    await stand.hear();
    expect(await stand.state(owner)).toBe('trialing');
    expect(await stand.everMade(owner)).toEqual({ made: 1, living: 1 });
  }, 60_000);

  test('nothing at all: the same tap, repeated by the browser, goes on where it stopped', async () => {
    const owner = await stand.anOwner();
    stand.payPal.faults.plan(creating, 'lost', 'lost', 'lost', 'lost');
    const key = 'one and the same tap';
    for (const _ of [1, 2])
      await expect(stand.subscribe(owner, { key })).rejects.toMatchObject({ code: 'unavailable' });
    const approvalUrl = await stand.subscribe(owner, { key });
    expect(await stand.subscribe(owner, { key })).toBe(approvalUrl);
    expect((await stand.everMade(owner)).made).toBe(1);
  });
});

test('a browser that closed before the answer came: what is approved later is not lost', async () => {
  const owner = await stand.anOwner();
  stand.payPal.faults.plan(creating, 'lost', 'lost');
  await expect(stand.subscribe(owner)).rejects.toMatchObject({ code: 'unavailable' });
  const atPayPal = await stand.atPayPal(owner);
  stand.payPal.cycles.approve(atPayPal);
  await stand.hear();
  expect(await stand.state(owner)).toBe('trialing');
  expect(await stand.everMade(owner)).toEqual({ made: 1, living: 1 });
});

test('a browser that closed on the way back from PayPal, or on its page: one subscription all the same', async () => {
  const owner = await stand.anOwner();
  const left = await stand.subscribe(owner);
  expect(await stand.subscribe(owner)).toBe(left);
  await stand.answerAt(left);
  await expect(stand.subscribe(owner)).rejects.toMatchObject({ code: 'already_subscribed' });
  await stand.hear();
  expect(await stand.state(owner)).toBe('trialing');
  expect(await stand.everMade(owner)).toEqual({ made: 1, living: 1 });
});

describe('without a webhook', () => {
  test('PayPal is asked what became of it', async () => {
    const { owner } = await stand.approved();
    stand.take();
    await stand.service.settled();
    expect(await stand.state(owner)).toBe('pending_approval');
    stand.service.clock.shift(minuteMs);
    await stand.service.settled();
    expect(await stand.state(owner)).toBe('trialing');
  });

  test.each<[string, Fault]>([
    ['500', { status: 500 }],
    ['no JSON', { status: 200, body: [] }],
    ['nothing', 'lost'],
  ])('and while it answers %s, again later', async (_, fault) => {
    const { owner } = await stand.approved();
    stand.payPal.faults.plan(reading, ...Array.from({ length: 10 }, () => fault));
    await stand.hear();
    expect(await stand.state(owner)).toBe('pending_approval');
    stand.payPal.faults.clear();
    stand.service.clock.shift(2 * minuteMs);
    await stand.service.settled();
    expect(await stand.state(owner)).toBe('trialing');
  });
});

test('while PayPal is away for a day it is asked ever less often, and what came of it is known an hour later at most', async () => {
  expect(subscriptionLimits.checkLeaseMs).toBeGreaterThan(3 * payPalLimits.deadlineMs);
  const { owner } = await stand.approved();
  const looks = async () => {
    const [row] = await stand.service
      .em()
      .execute<{ check_no: number }[]>(`select check_no from billing.subscriptions where family_id = ?`, [
        owner.familyId,
      ]);
    return row!.check_no;
  };
  stand.payPal.faults.plan(/./, ...Array.from({ length: 500 }, () => ({ status: 503 })));
  await stand.hear();
  const before = await looks();
  for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
    stand.service.clock.shift(20 * minuteMs);
    await stand.service.settled();
  }
  expect((await looks()) - before).toBeLessThan(40);
  stand.payPal.faults.clear();
  // The circuit breaker opens again by the time that really passes: until then each of these hours has its one look.
  let hours = 0;
  await until('it is known', async () => {
    hours += 1;
    stand.service.clock.shift(60 * minuteMs);
    await stand.service.settled();
    return (await stand.state(owner)) === 'trialing';
  });
  expect((await looks()) - before).toBeLessThanOrEqual(40 + hours);
}, 60_000);

test('a cancellation whose answer got lost is found out by the next try', async () => {
  const { owner } = await stand.approved();
  await stand.hear();
  stand.payPal.faults.plan(/\/cancel$/, 'lost', 'lost');
  await expect(stand.cancel(owner)).rejects.toMatchObject({ code: 'unavailable' });
  expect((await stand.cancel(owner)).state).toBe('cancelled');
  expect((await stand.everMade(owner)).living).toBe(0);
});
