import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { listInvoices, openInvoice, subscriptionTurned } from '@alcancia/contracts/billing';
import type { CallerShape } from '@alcancia/contracts/caller';
import { erasureDue } from '@alcancia/contracts/identity';
import { aChild, anAdult } from '@alcancia/server-kit/testing';
import { until } from '@alcancia/testing';

import { dayMs, PayPalStand } from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterEach(() => stand.payPal.faults.clear());
afterAll(() => stand.close());

const listing = /^GET \/v1\/billing\/subscriptions\/[^/]+\/transactions/;
const page = (owner: CallerShape, limit = 50, cursor?: string) =>
  stand.service.ask(listInvoices, owner, { limit, ...(cursor === undefined ? {} : { cursor }) });
const invoicesOf = async (owner: CallerShape) => (await page(owner)).invoices;
/** The places of all invoices of a year, in order. */
const places = async () => {
  const rows = await stand.service
    .em()
    .execute<{ year: number; place: number }[]>(`select year, place from billing.invoices order by year, place`);
  return Map.groupBy(rows, ({ year }) => year);
};

/** A family that pays each month and whose trial has just ended. */
async function paying() {
  const { owner, atPayPal } = await stand.approved({ period: 'monthly' });
  await stand.hear();
  stand.pass(15);
  return { owner, atPayPal };
}

describe('each payment', () => {
  test('is one invoice and one word of it, however often it is told', async () => {
    const { owner, atPayPal } = await paying();
    const told = stand.take();
    for (const webhook of [...told, ...told.toReversed(), ...told]) await stand.tell(webhook);
    await stand.service.settled();
    const [payment] = atPayPal.payments;
    const cents = Math.round(Number(payment!.value) * 100);
    const invoices = await invoicesOf(owner);
    expect(invoices).toMatchObject([
      { planName: 'Familia', period: 'monthly', currency: 'MXN', totalCents: cents, paidAt: payment!.at, taxCents: 0 },
    ]);
    const charged = (await stand.service.published(subscriptionTurned)).filter(
      ({ recipientId, turn }) => recipientId === owner.adultId && turn === 'charged',
    );
    expect(charged).toMatchObject([{ amountCents: cents, invoiceNumber: invoices[0]!.number }]);
  });

  test('is made good when its webhook was lost: PayPal is asked in time', async () => {
    const { owner, atPayPal } = await paying();
    stand.pass(31);
    expect(atPayPal.payments).toHaveLength(2);
    stand.take();
    stand.service.clock.shift(7 * 3_600_000);
    await until('what was lost is made good', async () => {
      await stand.service.settled();
      return (await invoicesOf(owner)).length === 2;
    });
    expect(await stand.state(owner)).toBe('active');
    expect((await invoicesOf(owner)).map(({ paidAt }) => paidAt)).toEqual(
      atPayPal.payments.map(({ at }) => at).toReversed(),
    );
  });

  test.each([
    ['500', [{ status: 500 }]],
    ['nothing, having done it, twice', ['lost', 'lost']],
  ] as const)(
    'is invoiced once although PayPal answers %s when it is to list it',
    async (_, faults) => {
      const { owner } = await paying();
      stand.payPal.faults.plan(listing, ...faults);
      await stand.hear();
      await until('it has been asked again', async () => {
        stand.service.clock.shift(20_000);
        await stand.service.settled();
        return (await invoicesOf(owner)).length > 0;
      });
      expect(await invoicesOf(owner)).toHaveLength(1);
    },
    60_000,
  );
});

test('numbers are without gaps in each year, however many pay at once and whatever is rolled back', async () => {
  const families: Awaited<ReturnType<typeof paying>>[] = [];
  for (let nth = 0; nth < 6; nth += 1) families.push(await paying());
  const told = stand.take();
  await Promise.all(told.map((webhook) => stand.tell(webhook)));
  await until('all have an invoice', async () => {
    stand.service.clock.shift(15_000);
    await stand.service.settled();
    return (await Promise.all(families.map(({ owner }) => invoicesOf(owner)))).every(({ length }) => length > 0);
  });
  stand.service.clock.shift(370 * dayMs);
  stand.payPal.cycles.carryOn();
  await stand.hear();
  await stand.service.settled();
  const years = await places();
  expect(years.size).toBeGreaterThan(1);
  for (const rows of years.values()) expect(rows.map(({ place }) => place)).toEqual(rows.map((_, nth) => nth + 1));
}, 60_000);

describe('an invoice', () => {
  test('is read by who paid it and by nobody else, page by page', async () => {
    const { owner } = await paying();
    stand.pass(62);
    await stand.hear();
    await stand.service.settled();
    const all = await invoicesOf(owner);
    expect(all).toHaveLength(3);
    const first = await page(owner, 2);
    expect(first.invoices).toEqual(all.slice(0, 2));
    expect(await page(owner, 2, first.nextCursor!)).toEqual({ invoices: all.slice(2), nextCursor: null });
    await expect(page(owner, 2, 'hello')).rejects.toMatchObject({ code: 'invalid_input' });

    const { invoiceId } = all[0]!;
    expect(await invoicesOf(anAdult({ familyId: owner.familyId! }))).toEqual([]);
    await expect(stand.service.ask(openInvoice, anAdult(), { invoiceId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(stand.service.ask(openInvoice, aChild(v7()), { invoiceId })).rejects.toMatchObject({
      code: 'not_for_this_profile',
    });
    // Without a store of objects it says so.
    await expect(stand.service.ask(openInvoice, owner, { invoiceId })).rejects.toMatchObject({
      code: 'files_unavailable',
    });
  });

  test('keeps the issuer and the tax of its day', async () => {
    await stand.service
      .em()
      .execute(`update billing.invoice_issuer set legal_name = 'Alcancía, S. A.', tax_name = 'IVA', tax_rate = 1600`);
    const { owner } = await paying();
    await stand.hear();
    const [invoice] = await invoicesOf(owner);
    await stand.service
      .em()
      .execute(`update billing.invoice_issuer set legal_name = 'Alcancía', tax_name = 'Impuestos', tax_rate = 0`);
    expect(invoice).toMatchObject({ taxName: 'IVA', taxRate: 1600 });
    expect(invoice!.taxCents).toBe(invoice!.totalCents - Math.round(invoice!.totalCents / 1.16));
    expect(await invoicesOf(owner)).toEqual([invoice]);
  });

  test('stays without a name when the account is erased, and nothing is charged any more', async () => {
    const { owner, atPayPal } = await paying();
    await stand.hear();
    const [invoice] = await invoicesOf(owner);
    await stand.service.tell(erasureDue, { erasureId: v7(), personId: owner.adultId, personRole: 'adult' });
    const row = async () => {
      const [found] = await stand.service
        .em()
        .execute<{ adult_id: string | null }[]>(`select adult_id from billing.invoices where id = ?`, [
          invoice!.invoiceId,
        ]);
      return found;
    };
    await until('the account is gone', async () => {
      await stand.service.settled();
      return (await row())?.adult_id === null;
    });
    expect(await row()).toEqual({ adult_id: null });
    expect(atPayPal.status).toBe('CANCELLED');
    expect(await invoicesOf(owner)).toEqual([]);
  });
});

// The last of all: PayPal is left alone for a while.
test('a payment is invoiced once although PayPal asks to be left alone when it is to list it', async () => {
  const { owner } = await paying();
  stand.payPal.faults.plan(listing, { status: 429, headers: { 'retry-after': '1' } });
  await stand.hear();
  await until('it has been asked again', async () => {
    stand.service.clock.shift(20_000);
    await stand.service.settled();
    return (await invoicesOf(owner)).length > 0;
  });
  expect(await invoicesOf(owner)).toHaveLength(1);
}, 60_000);
