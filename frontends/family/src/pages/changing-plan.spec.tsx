import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import {
  listInvoices,
  listPlans,
  readOwnPlan,
  readSubscription,
  reviseSubscription,
  type SubscriptionView,
} from '@alcancia/contracts/billing';
import { ApiError, makeStale } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf } from '../testing/family.js';
import { aPlan, aSubscription, price } from '../testing/subscription.js';
import PricingPage from './pricing-page.js';

const limits = (maxChildren: number, maxGuardians: number, maxDevices: number) => ({
  maxChildren,
  maxGuardians,
  maxDevices,
});
const plans = [
  aPlan(1, 'Gratis', { prices: [price('monthly', 0)], limits: limits(3, 1, 3) }),
  aPlan(2, 'Familia', { limits: limits(6, 3, 10) }),
  aPlan(3, 'Familia Plus', {
    limits: limits(20, 6, -1),
    prices: [price('monthly', 1000), { ...price('annual', 168_000, 20), currency: 'MXN' }, price('annual', 9600, 20)],
  }),
];
const approvalUrl = 'https://www.sandbox.paypal.com/webapps/billing/subscriptions?ba_token=BA-2';
const active: Partial<SubscriptionView> = { state: 'active', trialEndsAt: null, canChange: true };

function pricing(subscription: SubscriptionView, at = '/pricing') {
  let now = subscription;
  const gone: string[] = [];
  const api = familyApi()
    .answer(listPlans, () => ({ plans }))
    .answer(listInvoices, () => ({ invoices: [], nextCursor: null }))
    .answer(readOwnPlan, () => ({ plan: { id: now.planId, slug: 'plan', name: now.planName } }))
    .answer(readSubscription, () => ({ subscription: now, hasTrial: false }))
    .answer(reviseSubscription, () => ({ approvalUrl }));
  const view = renderWithKit(<PricingPage go={(address) => gone.push(address)} />, { api, at });
  const becomes = (next: SubscriptionView): void => {
    now = next;
  };
  return { ...view, gone, becomes };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const toChange = { name: 'Cambiar a este plan' };

async function chooses({ user }: ReturnType<typeof pricing>, plan: string) {
  await user.click((await card(plan)).getByRole('button', toChange));
  return within(await screen.findByRole('dialog', { name: `Cambiar al plan ${plan}` }));
}

test('a larger plan says what it costs from when, and goes to PayPal', async () => {
  const view = pricing(aSubscription(active));
  const dialog = await chooses(view, 'Familia Plus');
  expect(dialog.getByText('No se cobra nada')).toBeTruthy();
  expect(dialog.getByText('Desde el 7 de diciembre de 2036')).toBeTruthy();
  expect(dialog.getByText('$1,680 MXN por año')).toBeTruthy();
  expect(dialog.getByText('de 6 a 20')).toBeTruthy();
  expect(dialog.getByText('Todo lo que incluye es tuyo en cuanto PayPal lo confirme.')).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'Ir a PayPal' }));
  expect(view.gone).toEqual([approvalUrl]);
  expect(askedOf(view.api, reviseSubscription)).toEqual([
    expect.objectContaining({
      subscriptionId: idOf(50),
      planId: idOf(3),
      period: 'annual',
      returnUrl: `/pricing?to=${idOf(3)}&per=annual`,
      cancelUrl: '/pricing?from=paypal',
    }),
  ]);
});

test('a smaller plan says until when the larger one holds', async () => {
  const view = pricing(aSubscription({ ...active, planId: idOf(3), planName: 'Familia Plus', currency: 'USD' }));
  const dialog = await chooses(view, 'Familia');
  expect(dialog.getByText(/^Sigues con Familia Plus hasta el 7 de diciembre de 2036\. No se borra nada/)).toBeTruthy();
});

test('the plan and the period that are paid already are no change; another period is one', async () => {
  const view = pricing(aSubscription({ ...active, currency: 'USD' }));
  const familia = await card('Familia');
  expect(familia.queryByRole('button', toChange)).toBeNull();
  expect((await card('Gratis')).queryByRole('button', toChange)).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Mensual' }));
  expect(familia.getByRole('button', toChange)).toBeTruthy();
});

test.each<[string, Partial<SubscriptionView>]>([
  ['cancelled', { state: 'cancelled', canChange: false, canCancel: false }],
  ['past due', { state: 'past_due', canChange: false }],
  ['told of by an older service', { state: 'active' }],
])('a subscription that is %s offers no change', async (_, more) => {
  pricing(aSubscription(more));
  expect((await card('Familia Plus')).queryByRole('button')).toBeNull();
});

test('what the server refuses is said, and the dialog stays', async () => {
  const view = pricing(aSubscription(active));
  view.api.answer(reviseSubscription, () => {
    throw new ApiError({ code: 'subscription_not_changeable' });
  });
  const dialog = await chooses(view, 'Familia Plus');
  await view.user.click(dialog.getByRole('button', { name: 'Ir a PayPal' }));
  await screen.findByText('Ahora no se puede cambiar de plan');
  expect(view.gone).toEqual([]);
});

test('back from PayPal the page waits for its word, and then says it', async () => {
  const before = aSubscription(active);
  const view = pricing(before, `/pricing?to=${idOf(3)}&per=annual`);
  await screen.findByText('Estamos confirmando tu cambio…');
  view.becomes({ ...before, planId: idOf(3), planName: 'Familia Plus' });
  await act(() => makeStale(view.client, ['subscription']));
  await waitFor(() => expect(screen.getByText('¡Listo! Ahora pagas el plan Familia Plus.')).toBeTruthy());
});

test('a plan that is kept until it is used up stands on the card', async () => {
  const held = { planName: 'Familia Plus', until: '2036-12-07T12:00:00.000Z' };
  pricing(aSubscription({ ...active, held }));
  const own = within(await screen.findByRole('region', { name: 'Plan Familia' }));
  expect(own.getByText('Sigues con Familia Plus hasta').nextElementSibling?.textContent).toBe('7 de diciembre de 2036');
  expect(own.getByText('Para cambiar de plan, elige otro abajo.')).toBeTruthy();
});
