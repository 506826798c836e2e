import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { eventIn } from './paypal-event.policy.js';

const subscriptionId = v7();
const event = (event_type: string, resource: object) =>
  eventIn(Buffer.from(JSON.stringify({ id: 'WH-1', event_type, create_time: '2026-11-23T12:00:00Z', resource })));

test('a subscription names itself and, by our id, the one that we keep', () => {
  expect(event('BILLING.SUBSCRIPTION.UPDATED', { id: 'I-1', custom_id: subscriptionId })).toMatchObject({
    payPalId: 'I-1',
    subscriptionId,
  });
});

test('a sale names its subscription as an agreement', () => {
  const sale = { id: '8AB', billing_agreement_id: 'I-1', custom: subscriptionId };
  expect(event('PAYMENT.SALE.COMPLETED', sale)).toMatchObject({ payPalId: 'I-1', subscriptionId });
});

test.each([
  ['a part', { id: 'R8AB', sale_id: '8AB', amount: { total: '-4.35' } }, { id: 'R8AB', saleId: '8AB', cents: 435 }],
  [
    'written without its sign',
    { id: 'R1', sale_id: '8AB', amount: { total: '10' } },
    { id: 'R1', saleId: '8AB', cents: 1_000 },
  ],
  ['nothing', { id: 'R1', sale_id: '8AB', amount: { total: '0.00' } }, null],
  ['of no sale', { id: 'R1', amount: { total: '-4.35' } }, null],
  ['no number', { id: 'R1', sale_id: '8AB', amount: { total: '4,35' } }, null],
])('what goes back: %s', (_what, resource, refund) => {
  expect(event('PAYMENT.SALE.REFUNDED', resource)?.refund).toEqual(refund);
});

test('a payment that comes in takes nothing back', () => {
  expect(event('PAYMENT.SALE.COMPLETED', { id: '8AB', sale_id: '8AB', amount: { total: '4.35' } })?.refund).toBeNull();
});

test.each(['PAYMENT.SALE.REFUNDED', 'PAYMENT.SALE.REVERSED'])('the id of %s is no subscription’s', (type) => {
  expect(event(type, { id: 'R8AB', custom: subscriptionId })).toMatchObject({ payPalId: null, subscriptionId });
});
