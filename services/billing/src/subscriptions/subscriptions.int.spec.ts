import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { cancelSubscription, createPayPalSubscription, subscriptionChanged } from '@alcancia/contracts/billing';
import { aChild, anAdult } from '@alcancia/server-kit/testing';

import { dayMs, PayPalStand } from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterAll(() => stand.close());

describe('subscribing', () => {
  test('begins with fourteen free days, after the approval and not before', async () => {
    const owner = await stand.anOwner();
    const approvalUrl = await stand.subscribe(owner);
    expect(await stand.read(owner)).toMatchObject({
      subscription: {
        state: 'pending_approval',
        planName: 'Familia',
        period: 'annual',
        currency: 'MXN',
        priceCents: 91_200,
      },
      hasTrial: true,
    });
    expect(await stand.answerAt(approvalUrl)).toMatch(
      /^http:\/\/localhost:3000\/subscription\/success\?subscription_id=I-/,
    );
    expect(await stand.state(owner)).toBe('pending_approval');
    await stand.hear();
    const { subscription, hasTrial } = await stand.read(owner);
    expect(subscription).toMatchObject({ state: 'trialing', canCancel: true, trialEndsAt: subscription?.paidUntil });
    const freeMs = Date.parse(subscription!.trialEndsAt!) - stand.service.clock.now().getTime();
    expect(Math.round(freeMs / dayMs)).toBe(14);
    expect(hasTrial).toBe(false);
    expect(await stand.plan(owner)).toBe('familia');
    expect(await stand.service.published(subscriptionChanged)).toContainEqual(
      expect.objectContaining({ familyId: owner.familyId, recipientId: owner.adultId, state: 'trialing' }),
    );
  });

  test('who cancels at PayPal comes back to the prices, and may begin again', async () => {
    const owner = await stand.anOwner();
    const approvalUrl = await stand.subscribe(owner);
    expect(await stand.answerAt(approvalUrl, 'cancel')).toMatch(/^http:\/\/localhost:3000\/pricing\?/);
    expect(await stand.subscribe(owner)).toBe(approvalUrl);
  });

  test('the price is the one on the shelf, whatever the browser says', async () => {
    const owner = await stand.anOwner();
    await stand.subscribe(owner, { changes: { priceCents: 1, price: 1 } as object });
    const { planId } = await stand.atPayPal(owner);
    expect(stand.payPal.books.plan(planId)).toMatchObject({
      value: '912.00',
      currency: 'MXN',
      trialDays: 14,
      everyMonths: 12,
    });
  });

  test.each([
    ['a price of 0', { slug: 'gratis' }, 'plan_not_for_sale'],
    ['a plan that there is not', { changes: { planId: '0190a000-0000-7000-8000-000000000000' } }, 'not_found'],
    ['a currency that PayPal does not charge', { currency: 'COP' as const }, 'currency_not_charged'],
    ['somebody else', { changes: { userId: '0190a000-0000-7000-8000-000000000000' } }, 'not_found'],
  ])('%s is refused, and PayPal hears nothing', async (_, choice, code) => {
    const before = stand.payPal.books.rows.subscriptions.length;
    await expect(stand.subscribe(await stand.anOwner(), choice)).rejects.toMatchObject({ code });
    expect(stand.payPal.books.rows.subscriptions).toHaveLength(before);
  });

  test.each([
    'https://evil.example/subscription/success',
    '//evil.example/',
    '/\\evil.example/',
    'https://localhost:3000.evil.example/',
    'http://someone@localhost:3000/',
    'http://localhost:3001/',
    'javascript:alert(1)',
  ])('nobody is sent to %s', async (page) => {
    const refused = (field: string) => ({
      code: 'invalid_input',
      fields: [{ field, message: 'La página de regreso debe ser de Alcancía.' }],
    });
    for (const field of ['returnUrl', 'cancelUrl'])
      await expect(stand.subscribe(await stand.anOwner(), { changes: { [field]: page } })).rejects.toMatchObject(
        refused(field),
      );
  });

  test('only who owns a household decides about its plan', async () => {
    const child = aChild('0190a000-0000-7000-8000-000000000001');
    const guest = { ...anAdult(), familyId: null };
    for (const [caller, code] of [
      [child, 'not_for_this_profile'],
      [guest, 'not_permitted'],
    ] as const) {
      const wish = await stand.wish(await stand.anOwner(), { changes: { userId: caller.adultId } });
      await expect(stand.service.ask(createPayPalSubscription, caller, wish)).rejects.toMatchObject({ code });
    }
    expect(await stand.read(guest)).toEqual({ subscription: null, hasTrial: false });
    const { owner } = await stand.approved();
    const { subscription } = await stand.read(owner);
    const cancelIt = stand.service.ask(cancelSubscription, await stand.anOwner(), {
      subscriptionId: subscription!.subscriptionId,
    });
    await expect(cancelIt).rejects.toMatchObject({ code: 'not_found' });
  });

  test('the words that were agreed to are kept', async () => {
    const owner = await stand.anOwner();
    await stand.subscribe(owner);
    const [kept] = await stand.service
      .em()
      .execute(`select consent_text, consent_version, adult_id from billing.subscriptions where family_id = ?`, [
        owner.familyId,
      ]);
    expect(kept).toEqual({ consent_text: 'Acepto la suscripción.', consent_version: '1.0', adult_id: owner.adultId });
  });
});

describe('one family has one subscription', () => {
  test('who has one gets no second', async () => {
    const { owner } = await stand.approved();
    await stand.hear();
    await expect(stand.subscribe(owner, { slug: 'familia-plus' })).rejects.toMatchObject({
      code: 'already_subscribed',
    });
  });

  test('who chooses another plan before approving has that one; the first, approved too, is cancelled', async () => {
    const owner = await stand.anOwner();
    const first = await stand.subscribe(owner);
    const second = await stand.subscribe(owner, { slug: 'familia-plus' });
    await stand.answerAt(second);
    await stand.hear();
    await stand.answerAt(first);
    await stand.hear();
    expect((await stand.read(owner)).subscription).toMatchObject({ planName: 'Familia Plus', state: 'trialing' });
    expect(await stand.everMade(owner)).toEqual({ made: 2, living: 1 });
  });

  test('the first, approved although another was chosen, counts when it is the only one', async () => {
    const owner = await stand.anOwner();
    const first = await stand.subscribe(owner);
    const second = await stand.subscribe(owner, { slug: 'familia-plus' });
    await stand.answerAt(first);
    await stand.hear();
    expect((await stand.read(owner)).subscription).toMatchObject({ planName: 'Familia', state: 'trialing' });
    await stand.answerAt(second);
    await stand.hear();
    expect((await stand.read(owner)).subscription?.planName).toBe('Familia');
    expect((await stand.everMade(owner)).living).toBe(1);
  });
});

describe('cancelling', () => {
  test('the plan holds until the end of what is paid; then it ends, and there are no second free days', async () => {
    const { owner } = await stand.approved({ period: 'monthly' });
    await stand.hear();
    stand.pass(15);
    await stand.hear();
    expect(await stand.state(owner)).toBe('active');
    const { state, paidUntil } = await stand.cancel(owner);
    expect(state).toBe('cancelled');
    expect(Date.parse(paidUntil!)).toBeGreaterThan(stand.service.clock.now().getTime());
    await expect(stand.subscribe(owner)).rejects.toMatchObject({
      code: 'subscription_runs_on',
      details: { paidUntil },
    });
    await stand.hear();
    expect([await stand.state(owner), await stand.plan(owner)]).toEqual(['cancelled', 'familia']);
    stand.pass(40);
    await stand.hear();
    expect([await stand.state(owner), await stand.plan(owner)]).toEqual(['expired', 'gratis']);

    await stand.answerAt(await stand.subscribe(owner));
    await stand.hear();
    expect((await stand.read(owner)).subscription).toMatchObject({ state: 'active', trialEndsAt: null });
    expect(stand.payPal.books.plan((await stand.atPayPal(owner)).planId)?.trialDays).toBe(0);
  });

  test('twice is once, and what is not approved yet cannot be', async () => {
    const waiting = await stand.anOwner();
    await stand.subscribe(waiting);
    await expect(stand.cancel(waiting)).rejects.toMatchObject({ code: 'subscription_not_cancellable' });
    const { owner } = await stand.approved();
    await stand.hear();
    expect((await stand.cancel(owner)).state).toBe('cancelled');
    await expect(stand.cancel(owner)).rejects.toMatchObject({ code: 'subscription_not_cancellable' });
  });
});

describe('payments that fail', () => {
  test('leave the plan for seven days, then it is suspended; what is paid again is active again', async () => {
    const { owner, atPayPal } = await stand.approved({ period: 'monthly' });
    await stand.hear();
    stand.payPal.cycles.broke.add(atPayPal.id);
    stand.pass(14.5);
    await stand.hear();
    expect([await stand.state(owner), await stand.plan(owner)]).toEqual(['past_due', 'familia']);
    stand.pass(6);
    await stand.hear();
    expect([await stand.state(owner), await stand.plan(owner)]).toEqual(['suspended', 'gratis']);

    stand.payPal.cycles.broke.clear();
    atPayPal.failedPayments = 0;
    stand.payPal.cycles.move(atPayPal, ['SUSPENDED'], 'ACTIVE', 'BILLING.SUBSCRIPTION.ACTIVATED');
    stand.payPal.cycles.carryOn();
    await stand.hear();
    expect(await stand.state(owner)).toBe('active');
  });
});
