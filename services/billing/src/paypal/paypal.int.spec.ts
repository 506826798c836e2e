import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { PayPalConnection } from './paypal-connection.client.js';
import { PayPal, type PlanAtPayPal } from './paypal.client.js';
import { payPalConfig } from './paypal-settings.policy.js';
import { Signer } from './simulator/certificates.js';
import { certificateHost, PayPalSimulator } from './simulator/paypal-simulator.js';

const secret = 'a secret of the tests';
const signer = new Signer(certificateHost);
let simulator: PayPalSimulator;
let payPal: PayPal;
const clientWith = (changes: Record<string, string> = {}) =>
  new PayPal(new PayPalConnection(payPalConfig.parse({ ...simulator.settings, ...changes })));
beforeEach(async () => {
  simulator = await PayPalSimulator.start({ clientId: 'alcancia', clientSecret: secret, signer });
  payPal = clientWith();
});
afterEach(() => simulator.stop());

const plan: PlanAtPayPal = {
  planId: '0190a000-0000-7000-8000-000000000001',
  name: 'Familiar',
  period: 'annual',
  currency: 'MXN',
  priceCents: 95_000,
  hasTrial: true,
};
const wanted = (payPalPlanId: string, id = 'ours-1') => ({
  id,
  payPalPlanId,
  brandName: 'Alcancía',
  returnUrl: 'http://localhost:3000/subscription/success',
  cancelUrl: 'http://localhost:3000/pricing',
});
const subscribe = async (id?: string) => payPal.create(wanted(await payPal.keepPlan(plan), id));
const approved = async (id?: string) => {
  const made = await subscribe(id);
  simulator.cycles.approve(simulator.books.subscription(made.id)!);
  return made.id;
};
const askedFor = (call: string) => simulator.asked.get(call) ?? 0;
const tokenCall = 'POST /v1/oauth2/token';

describe('the token', () => {
  test('is fetched once for many who ask at once, and kept', async () => {
    await Promise.all(Array.from({ length: 8 }, () => payPal.keepPlan(plan)));
    await payPal.keepPlan(plan);
    expect(askedFor(tokenCall)).toBe(1);
  });

  test('that ended early is renewed once, and the call is made', async () => {
    const id = await payPal.keepPlan(plan);
    simulator.endTokens();
    expect(await payPal.keepPlan(plan)).toBe(id);
    expect(askedFor(tokenCall)).toBe(2);
  });

  test('with wrong credentials is refused, without asking for ever', async () => {
    await expect(clientWith({ PAYPAL_CLIENT_SECRET: 'another secret' }).keepPlan(plan)).rejects.toMatchObject({
      status: 401,
    });
    expect(askedFor(tokenCall)).toBe(1);
  });

  test('without a client id nobody is asked', async () => {
    await expect(clientWith({ PAYPAL_CLIENT_ID: '' }).keepPlan(plan)).rejects.toMatchObject({
      code: 'payments_closed',
    });
    expect(simulator.asked.size).toBe(0);
  });
});

describe('product and plans', () => {
  test('are made once, however often and by however many they are asked for', async () => {
    const ids = await Promise.all([...Array(6)].map(() => payPal.keepPlan(plan)));
    expect(new Set([...ids, await clientWith().keepPlan(plan)]).size).toBe(1);
    expect(simulator.books.rows).toMatchObject({ products: ['ALCANCIA-FAMILIAS'], plans: [{ id: ids[0] }] });
  });

  test('are found again by what they are when PayPal has forgotten the request, beyond the first page too', async () => {
    for (let cents = 100; cents < 2_300; cents += 100) await payPal.keepPlan({ ...plan, priceCents: cents });
    simulator.books.rows.requests = {};
    await payPal.keepPlan({ ...plan, priceCents: 2_200 });
    expect(simulator.books.rows.plans).toHaveLength(22);
  });

  test('another price, period, currency or trial is another plan', async () => {
    const others: Partial<PlanAtPayPal>[] = [
      {},
      { priceCents: 95_100 },
      { period: 'semiannual' },
      { currency: 'USD' },
      { hasTrial: false },
    ];
    const ids = [];
    for (const other of others) ids.push(await payPal.keepPlan({ ...plan, ...other }));
    expect(new Set(ids).size).toBe(others.length);
    expect(
      simulator.books.rows.plans.map(({ value, trialDays, everyMonths }) => [value, trialDays, everyMonths]),
    ).toEqual([
      ['950.00', 14, 12],
      ['951.00', 14, 12],
      ['950.00', 14, 6],
      ['950.00', 14, 12],
      ['950.00', 0, 12],
    ]);
  });
});

describe('a subscription', () => {
  test('is made once for one id, and says where it is approved', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => subscribe()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(simulator.books.everMadeFor('ours-1')).toBe(1);
    expect(made[0]?.approvalUrl).toMatch(/^http:\/\/localhost:\d+\/webapps\/billing\/subscriptions\?ba_token=BA-/);
  });

  test('is approved by a person, and read without who paid', async () => {
    const { id, approvalUrl } = await subscribe();
    const page = await (await fetch(approvalUrl!)).text();
    expect(page).toContain('Aceptar');
    const answer = await fetch(approvalUrl!, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ba_token: new URL(approvalUrl!).searchParams.get('ba_token')!, answer: 'accept' }),
    });
    expect(answer.headers.get('location')).toContain(`/subscription/success?subscription_id=${id}&ba_token=BA-`);
    const read = await payPal.read(id);
    expect(read).toMatchObject({ status: 'ACTIVE', custom_id: 'ours-1' });
    expect(JSON.stringify(read)).not.toContain('paypal.example');
  });

  test('is suspended, taken up again, revised and cancelled; what it is past is no error', async () => {
    const id = await approved();
    expect(await payPal.suspend(id, 'Pausa')).toBe('done');
    expect(await payPal.suspend(id, 'Pausa')).toBe('not-now');
    expect(await payPal.activate(id, 'Sigue')).toBe('done');
    const other = await payPal.keepPlan({ ...plan, priceCents: 50_000 });
    const change = { ...wanted(other), id: 'revision-1' };
    const approvalUrl = await payPal.revise(id, change);
    expect(await payPal.revise(id, change)).toBe(approvalUrl);
    expect((await payPal.read(id)).plan_id).not.toBe(other);
    expect(await (await fetch(approvalUrl!)).text()).toContain('Desde el próximo pago');
    const body = new URLSearchParams({
      ba_token: new URL(approvalUrl!).searchParams.get('ba_token')!,
      answer: 'accept',
    });
    await fetch(approvalUrl!, { method: 'POST', redirect: 'manual', body });
    expect((await payPal.read(id)).plan_id).toBe(other);
    expect((await fetch(approvalUrl!)).status).toBe(404);
    expect(await payPal.cancel(id, 'Ya no')).toBe('done');
    expect(await payPal.cancel(id, 'Ya no')).toBe('not-now');
    expect((await payPal.read(id)).status).toBe('CANCELLED');
  });

  test('cannot be cancelled before it is approved', async () => {
    expect(await payPal.cancel((await subscribe()).id, 'Ya no')).toBe('not-now');
  });

  test('lists what was paid', async () => {
    const made = await payPal.create(wanted(await payPal.keepPlan({ ...plan, hasTrial: false })));
    simulator.cycles.approve(simulator.books.subscription(made.id)!);
    const paid = await payPal.listTransactions(made.id, new Date(0), new Date());
    expect(paid).toMatchObject([
      { status: 'COMPLETED', amount_with_breakdown: { gross_amount: { currency_code: 'MXN', value: '950.00' } } },
    ]);
  });

  test('that nobody knows is refused as such', async () => {
    await expect(payPal.read('I-NOBODY')).rejects.toMatchObject({ status: 404, issues: ['INVALID_RESOURCE_ID'] });
  });
});

describe('what goes wrong at PayPal', () => {
  const creating = /^POST \/v1\/billing\/subscriptions$/;

  test.each([500, 502, 503])('a %i is a passing failure; the same act later is made once', async (status) => {
    const planId = await payPal.keepPlan(plan);
    simulator.faults.plan(creating, { status });
    await expect(payPal.create(wanted(planId))).rejects.toMatchObject({ code: 'unavailable' });
    await payPal.create(wanted(planId));
    expect(simulator.books.everMadeFor('ours-1')).toBe(1);
  });

  test("a connection that was closed under a call is nobody's trouble: the call is made once more, what it does once", async () => {
    const planId = await payPal.keepPlan(plan);
    simulator.faults.plan(creating, 'lost');
    await expect(payPal.create(wanted(planId))).resolves.toMatchObject({ status: 'APPROVAL_PENDING' });
    expect(askedFor('POST /v1/billing/subscriptions')).toBe(2);
    expect(simulator.books.everMadeFor('ours-1')).toBe(1);
  });

  test('an answer that got lost twice is asked for again and makes nothing twice', async () => {
    const planId = await payPal.keepPlan(plan);
    simulator.faults.plan(creating, 'lost', 'lost');
    await expect(payPal.create(wanted(planId))).rejects.toMatchObject({ code: 'unavailable' });
    await payPal.create(wanted(planId));
    expect(simulator.books.everMadeFor('ours-1')).toBe(1);
  });

  test('after a 429 PayPal is left alone as long as it asks', async () => {
    const planId = await payPal.keepPlan(plan);
    simulator.faults.plan(creating, { status: 429, headers: { 'retry-after': '60' } });
    await expect(payPal.create(wanted(planId))).rejects.toMatchObject({ code: 'unavailable' });
    const before = askedFor('POST /v1/billing/subscriptions');
    await expect(payPal.create(wanted(planId))).rejects.toMatchObject({ code: 'unavailable' });
    expect(askedFor('POST /v1/billing/subscriptions')).toBe(before);
  });

  test('a refusal says why, and names neither values nor people', async () => {
    const refusal: unknown = await payPal.create(wanted('P-NOBODY')).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 404, issues: ['INVALID_RESOURCE_ID'] });
    expect((refusal as Error).message).toMatch(/^PayPal refused with 404 RESOURCE_NOT_FOUND INVALID_RESOURCE_ID/);
  });

  test('an answer that is no JSON, or not the one promised, is none', async () => {
    const planId = await payPal.keepPlan(plan);
    simulator.faults.plan(creating, { status: 201, body: { hello: 'world' } });
    await expect(payPal.create(wanted(planId))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('only https leaves this machine', () => {
  const asked = { PAYPAL_CLIENT_SECRET: secret };
  expect(payPalConfig.safeParse({ ...asked, PAYPAL_URL: 'http://api-m.paypal.com' }).success).toBe(false);
  expect(payPalConfig.parse(asked).PAYPAL_URL).toBe('https://api-m.paypal.com');
});
