import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';

import { listPlans, readSubscription, type SubscriptionView } from '@alcancia/contracts/billing';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi } from '../testing/family.js';
import { aPlan, aSubscription } from '../testing/subscription.js';
import SubscriptionSuccessPage from './subscription-success-page.js';

describe('back from PayPal', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const seconds = (n: number) => act(() => jest.advanceTimersByTimeAsync(n * 1_000));

  async function waiting(first: SubscriptionView | null) {
    let now = first;
    const api = familyApi()
      .answer(readSubscription, () => ({ subscription: now, hasTrial: false }))
      .answer(listPlans, () => ({ plans: [aPlan(2, 'Familia')] }));
    const view = renderWithKit(<SubscriptionSuccessPage />, { api, at: '/subscription/success' });
    await seconds(0.1);
    const becomes = (next: SubscriptionView) => {
      now = next;
    };
    return { ...view, becomes, asked: () => askedOf(api, readSubscription).length };
  }
  const pending = aSubscription({ state: 'pending_approval', trialEndsAt: null, paidUntil: null, canCancel: false });

  test('the page asks until the plan is there', async () => {
    const { becomes } = await waiting(pending);
    expect(screen.getByText('Estamos confirmando tu pago…')).toBeTruthy();
    becomes(aSubscription());
    await seconds(3);
    expect(screen.getByText('¡Ya está!')).toBeTruthy();
    expect(screen.getByText('Tu plan Familia ya está activo.')).toBeTruthy();
    expect(screen.getByText('Tienes días gratis hasta el 7 de diciembre de 2036.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tener hasta 3 niños',
      'Invitar hasta 1 tutor',
      'Usar hasta 3 dispositivos',
    ]);
  });

  test('after 30 seconds it says that it takes longer, asks no more, and begins again when told to', async () => {
    const { becomes, asked } = await waiting(pending);
    await seconds(29);
    expect(screen.getByText('Estamos confirmando tu pago…')).toBeTruthy();
    await seconds(2);
    expect(screen.getByText('El pago tarda un poco más')).toBeTruthy();
    const before = asked();
    await seconds(20);
    expect(asked()).toBe(before);
    becomes(aSubscription({ trialEndsAt: null, state: 'active' }));
    await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
    await seconds(3);
    expect(screen.getByText('¡Ya está!')).toBeTruthy();
    expect(screen.queryByText(/días gratis/)).toBeNull();
  });

  test('a load without a payment to wait for says so', async () => {
    await waiting(null);
    expect(screen.getByText('No hay ningún pago por confirmar')).toBeTruthy();
  });
});
