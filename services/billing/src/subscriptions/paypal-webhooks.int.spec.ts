import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  type Altered,
  aSigner,
  dayMs,
  type KeptSubscription,
  PayPalStand,
  type Status,
} from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterAll(() => stand.close());

/** What happens at PayPal, what it tells, and what is so afterwards. */
const change = (to: Status, type: string) => (one: KeptSubscription) =>
  void stand.payPal.cycles.move(one, ['ACTIVE', 'SUSPENDED'], to, type);
const charge = (one: KeptSubscription): void => {
  one.nextBillingAt = stand.service.clock.now().toISOString();
  stand.payPal.cycles.carryOn();
};
const payBack = (why: 'REFUNDED' | 'REVERSED') => (one: KeptSubscription) => {
  charge(one);
  stand.payPal.cycles.payBack(one, why);
};
const types: [type: string, happens: (one: KeptSubscription) => void, state: string][] = [
  ['BILLING.SUBSCRIPTION.CREATED', (one) => stand.payPal.cycles.created(one), 'trialing'],
  ['BILLING.SUBSCRIPTION.UPDATED', (one) => stand.payPal.cycles.updated(one), 'trialing'],
  ['BILLING.SUBSCRIPTION.CANCELLED', change('CANCELLED', 'BILLING.SUBSCRIPTION.CANCELLED'), 'cancelled'],
  ['BILLING.SUBSCRIPTION.SUSPENDED', change('SUSPENDED', 'BILLING.SUBSCRIPTION.SUSPENDED'), 'suspended'],
  ['BILLING.SUBSCRIPTION.EXPIRED', change('EXPIRED', 'BILLING.SUBSCRIPTION.EXPIRED'), 'expired'],
  [
    'BILLING.SUBSCRIPTION.ACTIVATED',
    (one) => {
      change('SUSPENDED', 'BILLING.SUBSCRIPTION.SUSPENDED')(one);
      change('ACTIVE', 'BILLING.SUBSCRIPTION.ACTIVATED')(one);
    },
    'trialing',
  ],
  ['PAYMENT.SALE.COMPLETED', charge, 'active'],
  ['PAYMENT.SALE.REFUNDED', payBack('REFUNDED'), 'active'],
  ['PAYMENT.SALE.REVERSED', payBack('REVERSED'), 'active'],
  [
    'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
    (one) => {
      stand.payPal.cycles.broke.add(one.id);
      charge(one);
    },
    'past_due',
  ],
];

const keptOf = (payPalId: string) =>
  stand.service.em().execute<{ event_type: string; times: number; is_applied: boolean }[]>(
    `select event_type, times, applied_at is not null as is_applied from billing.paypal_webhooks
       where paypal_id = ? or subscription_id = (select id from billing.subscriptions where paypal_id = ?)
       order by received_at, event_id`,
    [payPalId, payPalId],
  );

const isAbout = ({ body }: { readonly body: string }, { id, customId }: KeptSubscription): boolean =>
  body.includes(id) || body.includes(customId);

/** A family whose subscription runs, of which everything told so far has been heard. */
async function aSubscription() {
  const approved = await stand.approved();
  await stand.hear();
  return approved;
}

const stranger = aSigner();
const signedBy = (id: string, body: string, signer = stand.payPal.webhooks.signer) => {
  const time = '2026-11-23T12:00:00Z';
  return {
    'paypal-transmission-id': 't-1',
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signer.signed(`t-1|${time}|${id}`, body),
  };
};

describe.each(types)('%s', (type, happens, state) => {
  test(`twice: kept once, and the family's subscription is ${state}`, async () => {
    const { owner, atPayPal } = await aSubscription();
    happens(atPayPal);
    const told = stand.take().filter((webhook) => webhook.type === type && isAbout(webhook, atPayPal));
    expect(told).toHaveLength(1);
    for (const webhook of [...told, ...told]) expect(await stand.tell(webhook)).toBe(true);
    await stand.service.settled();
    expect(await stand.state(owner)).toBe(state);
    expect((await keptOf(atPayPal.id)).findLast((kept) => kept.event_type === type)).toEqual({
      event_type: type,
      times: 2,
      is_applied: true,
    });
    await stand.tell(told[0]!);
    await stand.service.settled();
    expect(await stand.state(owner)).toBe(state);
  });

  test('alone and before all others that should have come first', async () => {
    const { owner, atPayPal } = await stand.approved();
    happens(atPayPal);
    for (const webhook of stand.take().toReversed()) expect(await stand.tell(webhook)).toBe(true);
    await stand.service.settled();
    expect(await stand.state(owner)).toBe(state === 'cancelled' ? 'expired' : state);
  });

  test('altered by one byte, or signed by another certificate: not believed, not kept, and nothing changes', async () => {
    const { owner, atPayPal } = await aSubscription();
    happens(atPayPal);
    const told = stand.take().find((webhook) => webhook.type === type && isAbout(webhook, atPayPal))!;
    const before = await keptOf(atPayPal.id);
    const altered = { body: told.body.replace('"event_version":"1.0"', '"event_version":"1.1"') };
    const forged = { headers: signedBy(stand.payPal.webhookId, told.body, stranger) };
    for (const alteration of [altered, forged]) expect(await stand.tell(told, alteration)).toBe(false);
    await stand.service.settled();
    expect(await keptOf(atPayPal.id)).toEqual(before);
    expect(await stand.state(owner)).toBe('trialing');
  });

  test('late by three days, after all that has happened since', async () => {
    const { owner, atPayPal } = await aSubscription();
    happens(atPayPal);
    const told = stand.take();
    change('CANCELLED', 'BILLING.SUBSCRIPTION.CANCELLED')(atPayPal);
    stand.payPal.cycles.updated(atPayPal);
    await stand.hear();
    const before = await stand.state(owner);
    stand.service.clock.shift(3 * dayMs);
    for (const webhook of told) expect(await stand.tell(webhook)).toBe(true);
    await stand.service.settled();
    expect(await stand.state(owner)).toBe(before);
    expect(['cancelled', 'expired']).toContain(before);
  });
});

describe('what is not believed is not kept, and changes nothing', () => {
  const rows: [string, (body: string) => Altered][] = [
    ['altered by one byte', (body) => ({ body: body.replace('"event_version":"1.0"', '"event_version":"1.1"') })],
    ['signed by another certificate', (body) => ({ headers: signedBy(stand.payPal.webhookId, body, stranger) })],
    ['for another merchant', (body) => ({ headers: signedBy('WH-THEIRS', body) })],
    ['with a certificate on another host', () => ({ headers: { 'paypal-cert-url': 'https://evil.example/certs/1' } })],
    [
      'with a host that only looks like it',
      () => ({ headers: { 'paypal-cert-url': 'https://paypal.com.evil.example/1' } }),
    ],
    ['with a certificate address that is none', () => ({ headers: { 'paypal-cert-url': 'hello' } })],
    [
      'with another algorithm named and no signature',
      () => ({ headers: { 'paypal-auth-algo': 'none', 'paypal-transmission-sig': '' } }),
    ],
    ['that is no JSON', () => ({ body: 'hello' })],
  ];
  test.each(rows)('one %s', async (_, alter) => {
    const { owner, atPayPal } = await aSubscription();
    const before = await keptOf(atPayPal.id);
    change('CANCELLED', 'BILLING.SUBSCRIPTION.CANCELLED')(atPayPal);
    const [told] = stand.take();
    expect(await stand.tell(told!, alter(told!.body))).toBe(false);
    await stand.service.settled();
    expect(await stand.state(owner)).toBe('trialing');
    expect(await keptOf(atPayPal.id)).toEqual(before);
    expect(await stand.tell(told!)).toBe(true);
  });

  test('whatever algorithm the header names, only ours is used', async () => {
    const { atPayPal } = await aSubscription();
    stand.payPal.cycles.updated(atPayPal);
    const [told] = stand.take();
    expect(await stand.tell(told!, { headers: { 'paypal-auth-algo': 'none' } })).toBe(true);
  });
});

describe('what is believed and means nothing here', () => {
  test('an unknown kind is kept, and its subscription looked at', async () => {
    const { owner, atPayPal } = await aSubscription();
    stand.payPal.webhooks.write('BILLING.SUBSCRIPTION.SOMETHING-NEW', atPayPal, { id: atPayPal.id });
    await stand.hear();
    expect(await stand.state(owner)).toBe('trialing');
    expect((await keptOf(atPayPal.id)).at(-1)).toMatchObject({
      event_type: 'BILLING.SUBSCRIPTION.SOMETHING-NEW',
      is_applied: true,
    });
  });

  test('one about a subscription of nobody here is kept and changes nothing', async () => {
    const { atPayPal } = await aSubscription();
    const other = { ...atPayPal, id: 'I-NOBODYHERE', customId: 'somebody-else' };
    stand.payPal.webhooks.write('BILLING.SUBSCRIPTION.CANCELLED', other, { id: other.id, custom_id: other.customId });
    await stand.hear();
    expect(await keptOf(other.id)).toEqual([
      { event_type: 'BILLING.SUBSCRIPTION.CANCELLED', times: 1, is_applied: false },
    ]);
  });

  test('one of a subscription that carries our id but is not ours at PayPal changes nothing', async () => {
    const { owner, atPayPal } = await aSubscription();
    const forged = { ...atPayPal, id: 'I-ANOTHERONE', status: 'CANCELLED' as const };
    stand.payPal.books.rows.subscriptions.push(forged);
    stand.payPal.webhooks.write('BILLING.SUBSCRIPTION.CANCELLED', forged, {
      id: forged.id,
      custom_id: forged.customId,
    });
    await stand.hear();
    expect(await stand.state(owner)).toBe('trialing');
  });

  test('nothing of who paid is kept', async () => {
    const { atPayPal } = await aSubscription();
    const rows = await stand.service
      .em()
      .execute(`select * from billing.paypal_webhooks where paypal_id = ?`, [atPayPal.id]);
    const all = await stand.service
      .em()
      .execute(`select * from billing.subscriptions where paypal_id = ?`, [atPayPal.id]);
    expect(JSON.stringify([rows, all])).not.toMatch(/paypal\.example|PAYERSIMULATED|Simulada/);
  });
});

test('a hundred at once, in any order and some of them twice, leave one state', async () => {
  const { owner, atPayPal } = await stand.approved();
  for (let nth = 0; nth < 45; nth += 1) {
    stand.payPal.cycles.updated(atPayPal);
    stand.payPal.cycles.move(atPayPal, ['ACTIVE'], 'SUSPENDED', 'BILLING.SUBSCRIPTION.SUSPENDED');
    stand.payPal.cycles.move(atPayPal, ['SUSPENDED'], 'ACTIVE', 'BILLING.SUBSCRIPTION.ACTIVATED');
  }
  const told = stand.take().slice(-90);
  const all = [...told.toReversed(), ...told.slice(0, 10)];
  expect(all).toHaveLength(100);
  expect(await Promise.all(all.map((webhook) => stand.tell(webhook)))).toEqual(all.map(() => true));
  // On a slow machine a look at PayPal may have been given up meanwhile: it is made again.
  stand.service.clock.shift(2 * 60_000);
  await stand.service.settled();
  expect(await stand.state(owner)).toBe('trialing');
  expect((await keptOf(atPayPal.id)).every((kept) => kept.is_applied)).toBe(true);
}, 120_000);
