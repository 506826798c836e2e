import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { erasedInBilling } from '@alcancia/contracts/billing';
import type { CallerShape } from '@alcancia/contracts/caller';
import { erasureDue } from '@alcancia/contracts/identity';
import { until } from '@alcancia/testing';

import { PayPalStand } from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterEach(() => stand.payPal.faults.clear());
afterAll(() => stand.close());

const erase = ({ adultId }: CallerShape) =>
  stand.service.tell(erasureDue, { erasureId: v7(), personId: adultId, personRole: 'adult' });
const isErased = async ({ adultId }: CallerShape) =>
  (await stand.service.published(erasedInBilling)).some(({ personId }) => personId === adultId);
const rowsOf = async ({ adultId }: CallerShape) => {
  const rows = await stand.service
    .em()
    .execute<unknown[]>(`select 1 from billing.subscriptions where adult_id = ?`, [adultId]);
  return rows.length;
};
/** The clock goes on until it is so: what failed is tried again in time. */
const inTime = (what: string, isSo: () => Promise<boolean>) =>
  until(what, async () => {
    stand.service.clock.shift(60_000);
    await stand.service.settled();
    return isSo();
  });

test('who is erased is charged no more: PayPal hears of it before the rows go', async () => {
  const { owner, atPayPal } = await stand.approved();
  await stand.hear();
  await erase(owner);
  await inTime('the account is gone', () => isErased(owner));
  expect([atPayPal.status, await rowsOf(owner)]).toEqual(['CANCELLED', 0]);
});

test('while PayPal cannot be told nothing goes, and it goes on by itself', async () => {
  const { owner, atPayPal } = await stand.approved();
  await stand.hear();
  stand.payPal.faults.plan(/\/cancel$/, { status: 500 }, { status: 500 });
  await erase(owner);
  await stand.service.settled();
  expect(await isErased(owner)).toBe(false);
  expect(await rowsOf(owner)).toBe(1);
  await inTime('the account is gone', () => isErased(owner));
  expect([atPayPal.status, await rowsOf(owner)]).toEqual(['CANCELLED', 0]);
});

test('what PayPal has forgotten holds nobody back', async () => {
  const { owner, atPayPal } = await stand.approved();
  await stand.hear();
  const { subscriptions } = stand.payPal.books.rows;
  subscriptions.splice(subscriptions.indexOf(atPayPal), 1);
  await erase(owner);
  await inTime('the account is gone', () => isErased(owner));
  expect(await rowsOf(owner)).toBe(0);
});
