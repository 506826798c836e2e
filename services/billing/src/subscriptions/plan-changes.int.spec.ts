import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { CallerShape } from '@alcancia/contracts/caller';
import { planChanged, type PlanPeriod, reviseSubscription, subscriptionTurned } from '@alcancia/contracts/billing';

import { dayMs, PayPalStand } from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterAll(() => stand.close());

interface Wish {
  readonly slug?: string;
  readonly period?: PlanPeriod;
  readonly changes?: object;
}

/** 'Cambiar a este plan': where it is approved. */
async function revise(owner: CallerShape, { slug = 'familia-plus', period = 'annual', changes = {} }: Wish = {}) {
  const { subscription } = await stand.read(owner);
  const { consentStub, returnUrl, cancelUrl } = await stand.wish(owner);
  const { approvalUrl } = await stand.service.ask(reviseSubscription, owner, {
    subscriptionId: subscription!.subscriptionId,
    planId: await stand.planId(slug),
    period,
    consentStub,
    returnUrl,
    cancelUrl,
    ...changes,
  });
  return approvalUrl!;
}

/** A household that pays for a plan since today. */
async function aPayer(slug = 'familia'): Promise<CallerShape> {
  const { owner } = await stand.approved({ slug });
  await stand.hear();
  stand.pass(15);
  await stand.hear();
  await stand.service.settled();
  expect(await stand.state(owner)).toBe('active');
  return owner;
}

const view = async (owner: CallerShape) => (await stand.read(owner)).subscription!;

describe('another plan', () => {
  test('counts once it was approved, not before; the next payment is its price', async () => {
    const owner = await aPayer();
    const approvalUrl = await revise(owner);
    expect(await view(owner)).toMatchObject({ planName: 'Familia', priceCents: 91_200, canChange: true });
    expect(await stand.plan(owner)).toBe('familia');

    expect(await stand.answerAt(approvalUrl)).toMatch(
      /^http:\/\/localhost:3000\/subscription\/success\?subscription_id=I-/,
    );
    await stand.hear();
    expect(await view(owner)).toMatchObject({ planName: 'Familia Plus', priceCents: 168_000, state: 'active' });
    expect((await view(owner)).held).toBeUndefined();
    expect(await stand.plan(owner)).toBe('familia-plus');
    const told = (await stand.service.published(subscriptionTurned)).filter((one) => one.familyId === owner.familyId);
    expect(told.at(-1)).toMatchObject({ turn: 'plan_changed', planName: 'Familia Plus', amountCents: 168_000 });

    stand.pass(366);
    const { payments } = await stand.atPayPal(owner);
    expect(payments.map(({ value }) => value)).toEqual(['912.00', '1680.00']);
    expect(await stand.everMade(owner)).toEqual({ made: 1, living: 1 });
  });

  test('that has less room holds when what is paid is over', async () => {
    const owner = await aPayer('familia-plus');
    await stand.answerAt(await revise(owner, { slug: 'familia', period: 'monthly' }));
    await stand.hear();
    const { paidUntil, held, ...after } = await view(owner);
    expect(after).toMatchObject({ planName: 'Familia', period: 'monthly', priceCents: 9_500 });
    expect(held).toEqual({ planName: 'Familia Plus', until: paidUntil });
    expect(await stand.plan(owner)).toBe('familia-plus');

    stand.service.clock.shift(Date.parse(paidUntil!) - stand.service.clock.now().getTime() + dayMs);
    stand.payPal.cycles.carryOn();
    await stand.hear();
    expect(await stand.plan(owner)).toBe('familia');
    expect((await view(owner)).held).toBeUndefined();
    const slugs = (await stand.service.published(planChanged)).filter((one) => one.familyId === owner.familyId);
    expect(slugs.map(({ slug }) => slug)).toEqual(['gratis', 'familia-plus', 'familia']);
  });

  test('that nobody approves changes nothing, and who thinks better of it keeps the plan', async () => {
    const owner = await aPayer();
    const approvalUrl = await revise(owner);
    expect(await stand.answerAt(approvalUrl, 'cancel')).toMatch(/^http:\/\/localhost:3000\/pricing\?/);
    await stand.hear();
    expect(await view(owner)).toMatchObject({ planName: 'Familia', priceCents: 91_200 });
    expect(await revise(owner)).toBe(approvalUrl);
  });

  test('asked for ten times at once is one change; a webhook that is lost is not missed', async () => {
    const owner = await aPayer();
    const addresses = await Promise.all(Array.from({ length: 10 }, () => revise(owner)));
    expect(new Set(addresses).size).toBe(1);
    const passes = async () => {
      stand.service.clock.shift(30_000);
      await stand.service.settled();
    };
    await passes();
    await stand.answerAt(addresses[0]!);
    stand.take();
    await passes();
    expect(await stand.plan(owner)).toBe('familia-plus');
  });

  test('is chosen in the free days, too, and they go on', async () => {
    const { owner } = await stand.approved();
    await stand.hear();
    const before = await view(owner);
    await stand.answerAt(await revise(owner));
    await stand.hear();
    const { planName, state, trialEndsAt } = await view(owner);
    expect([planName, state, trialEndsAt]).toEqual(['Familia Plus', 'trialing', before.trialEndsAt]);
    expect(await stand.plan(owner)).toBe('familia-plus');
  });
});

describe('a change is refused', () => {
  test.each<[string, Wish, string]>([
    ['to the plan that one has', { slug: 'familia' }, 'plan_unchanged'],
    ['to a price of 0', { slug: 'gratis' }, 'plan_not_for_sale'],
    ['to a plan that there is not', { changes: { planId: '0190a000-0000-7000-8000-000000000000' } }, 'not_found'],
    ['with a page of somebody else', { changes: { returnUrl: 'https://evil.example/' } }, 'invalid_input'],
    [
      'of a subscription that there is not',
      { changes: { subscriptionId: '0190a000-0000-7000-8000-000000000000' } },
      'not_found',
    ],
  ])('%s', async (_, wish, code) => {
    const owner = await aPayer();
    await expect(revise(owner, wish)).rejects.toMatchObject({ code });
    expect((await stand.atPayPal(owner)).revision ?? null).toBeNull();
  });

  test('of another household, or once it was cancelled', async () => {
    const owner = await aPayer();
    const { subscriptionId } = await view(owner);
    const { owner: other } = await stand.approved();
    await stand.hear();
    await expect(revise(other, { changes: { subscriptionId } })).rejects.toMatchObject({ code: 'not_found' });
    await stand.cancel(owner);
    await expect(revise(owner)).rejects.toMatchObject({ code: 'subscription_not_changeable' });
  });
});
