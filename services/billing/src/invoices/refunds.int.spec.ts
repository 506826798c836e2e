import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { paymentRefunded } from '@alcancia/contracts/billing';

import { PayPalStand } from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterAll(() => stand.close());

const heardOf = async (familyId: string) =>
  (await stand.service.published(paymentRefunded)).filter((told) => told.familyId === familyId);

/** A family whose payment went back at PayPal, and what PayPal tells of it. */
async function aRefund() {
  const { owner, atPayPal } = await stand.approved();
  await stand.hear();
  atPayPal.nextBillingAt = stand.service.clock.now().toISOString();
  stand.payPal.cycles.carryOn();
  stand.payPal.cycles.payBack(atPayPal, 'REFUNDED');
  const told = stand.take().filter(({ body }) => body.includes(atPayPal.id) || body.includes(atPayPal.customId));
  return { familyId: owner.familyId!, told };
}

test('what goes back of a payment is told of once, however often it is heard', async () => {
  const { familyId, told } = await aRefund();
  for (const webhook of [...told, ...told]) await stand.tell(webhook);
  const [refund, ...more] = await heardOf(familyId);
  expect(more).toEqual([]);
  expect(refund!.refundedCents).toBe(refund!.paidCents);
  expect(refund!.invoiceNumber).toMatch(/^\d{4}-\d+$/);
});

test('what goes back waits for its payment, where it is heard first', async () => {
  const { familyId, told } = await aRefund();
  await stand.tell(told.find(({ type }) => type === 'PAYMENT.SALE.REFUNDED')!);
  expect(await heardOf(familyId)).toHaveLength(1);
});
