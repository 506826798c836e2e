import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { readBillingFigures } from '@alcancia/contracts/billing';
import { anAdministrator } from '@alcancia/server-kit/testing';

import { dayMs, PayPalStand } from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterAll(() => stand.close());

const figures = async () => {
  const { days, now } = await stand.service.ask(readBillingFigures, anAdministrator(), { days: 92 });
  const inAll = (figure: 'subscribed' | 'unsubscribed' | 'failedPayments') =>
    days.reduce((sum, { counts }) => sum + counts[figure], 0);
  return {
    ...now,
    subscribed: inAll('subscribed'),
    unsubscribed: inAll('unsubscribed'),
    failedPayments: inAll('failedPayments'),
  };
};
const nothing = { paying: 0, onTrial: 0, subscribed: 0, unsubscribed: 0, failedPayments: 0 };

test('who pays, who began to and who stopped is counted once, however often PayPal tells of it', async () => {
  const { owner: stays } = await stand.approved({ period: 'monthly' });
  const { owner: leavesInTrial } = await stand.approved();
  await stand.hear();
  expect(await figures()).toEqual({ ...nothing, onTrial: 2 });

  await stand.cancel(leavesInTrial);
  stand.pass(15);
  const told = stand.take();
  for (const webhook of [...told, ...told]) await stand.tell(webhook);
  await stand.service.settled();
  // Who only had the free days has not stopped to pay.
  expect(await figures()).toEqual({ ...nothing, paying: 1, subscribed: 1 });

  await stand.cancel(stays);
  await stand.hear();
  stand.service.clock.shift(40 * dayMs);
  await stand.service.settled();
  expect(await stand.state(stays)).toBe('expired');
  expect(await figures()).toEqual({ ...nothing, subscribed: 1, unsubscribed: 1 });
});

test('a payment that fails is counted', async () => {
  const { atPayPal } = await stand.approved();
  await stand.hear();
  const before = (await figures()).failedPayments;
  stand.payPal.cycles.broke.add(atPayPal.id);
  atPayPal.nextBillingAt = stand.service.clock.now().toISOString();
  stand.payPal.cycles.carryOn();
  await stand.hear();
  expect((await figures()).failedPayments).toBe(before + 1);
});
