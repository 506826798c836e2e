import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { paymentRefunded, subscriptionTurned } from '@alcancia/contracts/billing';
import { ambassadorEdited } from '@alcancia/contracts/marketing';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aProgramme, dayMs, payment, servicesEnv } from '../../test/a-programme.js';
import { marketing } from '../marketing.service.js';

let service: TestService;
let of: ReturnType<typeof aProgramme>;
let ambassador: Awaited<ReturnType<typeof of.anAmbassador>>;
let paid: ReturnType<typeof payment>;
beforeAll(async () => {
  service = await bootService(marketing, { env: servicesEnv });
  of = aProgramme(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  ambassador = await of.anAmbassador(20);
  paid = payment(await of.signedUp(ambassador.code), 30_000);
  await service.tell(subscriptionTurned, paid);
});

let nth = 0;
const refund = async (refundedCents: number, refundId = `R${(nth += 1)}`) => {
  const { familyId, invoiceNumber = '', currency, amountCents: paidCents } = paid;
  await service.tell(paymentRefunded, { familyId, invoiceNumber, refundId, currency, paidCents, refundedCents });
};
const book = async () => (await of.own(ambassador.adult)).books[0] ?? null;
const ripe = () => service.clock.shift(30 * dayMs);

test('before it is paid out a commission whose payment goes back is annulled', async () => {
  await refund(30_000);
  expect(await book()).toBeNull();
  ripe();
  expect(await book()).toBeNull();
});

test('half of a payment takes half of what waits, and what ripens is the rest', async () => {
  await refund(15_000);
  expect(await book()).toMatchObject({ pendingCents: 3_000, approvedCents: 0 });
  ripe();
  expect(await book()).toMatchObject({ pendingCents: 0, approvedCents: 3_000 });
});

test('after a payout it is taken off the next one: the books add up', async () => {
  ripe();
  await of.pay(ambassador.id, 6_000);
  await refund(30_000);
  expect(await book()).toMatchObject({ pendingCents: 0, approvedCents: -6_000, paidCents: 6_000 });
  await service.tell(subscriptionTurned, payment({ ...paid, adultId: paid.recipientId } as never, 60_000));
  ripe();
  expect(await book()).toMatchObject({ approvedCents: 6_000 });
  await of.pay(ambassador.id, 6_000);
  expect(await book()).toMatchObject({ pendingCents: 0, approvedCents: 0, paidCents: 12_000 });
});

test('parts never take back more than was earned, and a part told twice takes once', async () => {
  for (const [cents, id] of [
    [10_001, 'A'],
    [10_001, 'A'],
    [10_001, 'B'],
    [10_001, 'C'],
  ] as const)
    await refund(cents, id);
  expect(await book()).toMatchObject({ pendingCents: 0, approvedCents: 0 });
});

test('a refund at once with a payout is taken off it or off the next', async () => {
  ripe();
  await Promise.allSettled([of.pay(ambassador.id, 6_000), refund(30_000)]);
  const { pendingCents = 0, approvedCents = 0, paidCents = 0 } = (await book()) ?? {};
  expect([0, -6_000]).toContain(approvedCents);
  expect([pendingCents, approvedCents + paidCents]).toEqual([0, 0]);
});

test('a payment that owed nothing takes nothing back', async () => {
  await service.tell(paymentRefunded, {
    familyId: paid.familyId,
    invoiceNumber: 'no-such',
    refundId: 'R0',
    currency: 'EUR',
    paidCents: 100,
    refundedCents: 100,
  });
  expect(await book()).toMatchObject({ pendingCents: 6_000 });
});

test('decisions and payouts stand in the audit log with the code alone', async () => {
  ripe();
  await of.pay(ambassador.id, 6_000);
  const told = (await service.published(ambassadorEdited)).filter(({ code }) => code === ambassador.code);
  expect(told).toMatchObject([
    { before: { status: 'solicitado' }, after: { status: 'aprobado' } },
    { before: { payout: null }, after: { payout: '60.00 EUR' } },
  ]);
  expect(JSON.stringify(told)).not.toContain(ambassador.adult.adultId);
});
