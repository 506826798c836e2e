import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { subscriptionTurned } from '@alcancia/contracts/billing';
import type { CallerShape } from '@alcancia/contracts/caller';

import { dayMs, PayPalStand } from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterAll(() => stand.close());

const turnsOf = async (owner: CallerShape) =>
  (await stand.service.published(subscriptionTurned))
    .filter(({ recipientId }) => recipientId === owner.adultId)
    .map(({ turn, amountCents, until }) => ({ turn, amountCents, until }));
const namesOf = async (owner: CallerShape) => (await turnsOf(owner)).map(({ turn }) => turn);

/** Hears of everything twice and the other way round, as PayPal may tell it. */
async function hearMuddled(): Promise<void> {
  const told = stand.take();
  for (const webhook of [...told.toReversed(), ...told]) await stand.tell(webhook);
  await stand.service.settled();
}

test('from the trial to the end, each turn is told once whatever is told twice', async () => {
  const { owner, atPayPal } = await stand.approved();
  await hearMuddled();
  const { subscription } = await stand.read(owner);
  expect(await turnsOf(owner)).toEqual([
    { turn: 'trial_started', amountCents: subscription!.priceCents, until: subscription!.trialEndsAt },
  ]);
  stand.payPal.cycles.updated(atPayPal);
  stand.payPal.cycles.updated(atPayPal);
  await hearMuddled();
  expect(await namesOf(owner)).toEqual(['trial_started']);

  stand.pass(15);
  await hearMuddled();
  expect(await namesOf(owner)).toContain('started');

  await stand.cancel(owner);
  await hearMuddled();
  const cancelled = (await turnsOf(owner)).filter(({ turn }) => turn === 'cancelled');
  expect(cancelled).toMatchObject([{ until: (await stand.read(owner)).subscription!.paidUntil }]);

  stand.service.clock.shift(400 * dayMs);
  await stand.service.settled();
  const all = await namesOf(owner);
  expect(all.filter((turn) => turn === 'ended')).toHaveLength(1);
  expect(new Set(all).size).toBe(all.length);
});

test('a payment that fails, the pause after it, and that it goes on', async () => {
  const { owner, atPayPal } = await stand.approved();
  await stand.hear();
  stand.payPal.cycles.broke.add(atPayPal.id);
  atPayPal.nextBillingAt = stand.service.clock.now().toISOString();
  stand.payPal.cycles.carryOn();
  await hearMuddled();
  stand.payPal.cycles.broke.delete(atPayPal.id);
  stand.payPal.cycles.move(atPayPal, ['ACTIVE'], 'SUSPENDED', 'BILLING.SUBSCRIPTION.SUSPENDED');
  await hearMuddled();
  expect(await namesOf(owner)).toEqual(['trial_started', 'payment_failed', 'suspended']);
});

test('who approved nothing is told nothing when the time for it is over', async () => {
  const owner = await stand.anOwner();
  await stand.subscribe(owner);
  stand.service.clock.shift(4 * dayMs);
  await stand.service.settled();
  expect(await stand.state(owner)).toBe('expired');
  expect(await turnsOf(owner)).toEqual([]);
});

describe('the reminder of a trial that ends', () => {
  const remind = () => stand.service.takeTurn('remind-of-ending-trials');
  const endings = async (owner: CallerShape) => (await turnsOf(owner)).filter(({ turn }) => turn === 'trial_ending');
  const daysBefore = async (owner: CallerShape, days: number) => {
    const ends = Date.parse((await stand.read(owner)).subscription!.trialEndsAt!);
    stand.service.clock.shift(ends - days * dayMs - stand.service.clock.now().getTime());
  };

  test('comes once, three days before, however many turns are taken at once', async () => {
    const { owner } = await stand.approved();
    await stand.hear();
    await daysBefore(owner, 5);
    await remind();
    expect(await endings(owner)).toEqual([]);
    await daysBefore(owner, 2);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    expect(await endings(owner)).toEqual([
      expect.objectContaining({ until: (await stand.read(owner)).subscription!.trialEndsAt }),
    ]);
  });

  test('does not come to who has cancelled, nor when the trial is over', async () => {
    const { owner: gone } = await stand.approved();
    const { owner: late } = await stand.approved();
    await stand.hear();
    await stand.cancel(gone);
    await daysBefore(gone, 2);
    stand.service.clock.shift(-dayMs);
    await daysBefore(late, -1);
    await remind();
    expect(await endings(gone)).toEqual([]);
    expect(await endings(late)).toEqual([]);
  });
});
