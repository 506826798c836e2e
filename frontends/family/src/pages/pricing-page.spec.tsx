import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import {
  listInvoices,
  listPlans,
  locateVisitor,
  type PlanView,
  readOwnPlan,
  readSubscription,
} from '@alcancia/contracts/billing';
import type { OutputOf } from '@alcancia/contracts/define';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { familyApi, idOf } from '../testing/family.js';
import { aPlan, aSubscription, price } from '../testing/subscription.js';
import PricingPage from './pricing-page.js';

function shown(...plans: PlanView[]) {
  return shownBeside({ subscription: null, hasTrial: true }, ...plans);
}

function shownBeside(own: OutputOf<typeof readSubscription>, ...plans: PlanView[]) {
  const api = pricesFrom(own, plans);
  return renderWithKit(<PricingPage />, { api });
}

function pricesFrom(own: OutputOf<typeof readSubscription>, plans: PlanView[]) {
  return familyApi()
    .answer(listInvoices, () => ({ invoices: [], nextCursor: null }))
    .answer(listPlans, () => ({ plans }))
    .answer(readOwnPlan, () => ({ plan: { id: idOf(1), slug: 'plan-1', name: 'Gratis' } }))
    .answer(readSubscription, () => own);
}
const card = (name: string) => within(screen.getByRole('article', { name }));

test('each plan is shown in order with what a month costs; with a year also what it saves', async () => {
  const { user } = shown(aPlan(1, 'Gratis', { prices: [price('monthly', 0)] }), aPlan(2, 'Familia'));
  await screen.findByRole('article', { name: 'Gratis' });
  expect(
    screen.getAllByRole('article').map((one) => within(one).getByRole('heading', { level: 2 }).textContent),
  ).toEqual(['Gratis', 'Familia']);
  expect(card('Familia').getByText('$5')).toBeTruthy();
  expect(card('Familia').getByText('por mes')).toBeTruthy();
  expect(card('Familia').queryByText(/^Ahorras/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Anual Ahorra 20%' }));
  expect(card('Familia').getByText('$48')).toBeTruthy();
  expect(card('Familia').getByText('por año')).toBeTruthy();
  expect(card('Familia').getByText('Ahorras 20% (12 USD)')).toBeTruthy();
  expect(card('Familia').getByText('Descuento: 20%')).toBeTruthy();
});

test('what is free and what is not sold so cannot be pressed, and say why', async () => {
  const { user } = shown(aPlan(1, 'Gratis', { prices: [price('monthly', 0)] }), aPlan(2, 'Familia'));
  await screen.findByRole('article', { name: 'Gratis' });
  expect(card('Gratis').getByRole('button', { name: 'Plan Gratuito' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /Anual/ }));
  expect(card('Gratis').getByRole('button', { name: 'No disponible' })).toHaveProperty('disabled', true);
  expect(card('Gratis').queryByText('por año')).toBeNull();
});

test('the own plan is marked, and the featured one by its own words or the usual ones', async () => {
  shown(
    aPlan(1, 'Gratis'),
    aPlan(2, 'Familia', { isFeatured: true }),
    aPlan(3, 'Familia Plus', { isFeatured: true, featuredBadgeText: 'Para abuelos' }),
  );
  await screen.findByRole('article', { name: 'Gratis' });
  expect(card('Gratis').getByText('Tu plan')).toBeTruthy();
  expect(card('Familia').queryByText('Tu plan')).toBeNull();
  expect(card('Familia').getByText('Más Popular')).toBeTruthy();
  expect(card('Familia Plus').getByText('Para abuelos')).toBeTruthy();
  expect(card('Gratis').queryByText('Más Popular')).toBeNull();
});

test('what a plan includes is a list, groups, or nothing', async () => {
  shown(
    aPlan(1, 'Gratis'),
    aPlan(2, 'Familia', { features: [{ emoji: '🏡', title: 'Tu familia', items: ['Hasta 6 niños'] }] }),
    aPlan(3, 'Vacío', { features: [] }),
  );
  await screen.findByRole('article', { name: 'Gratis' });
  expect(card('Gratis').getByRole('heading', { name: 'Incluye:' })).toBeTruthy();
  expect(card('Gratis').getByText('Hasta 3 niños')).toBeTruthy();
  expect(card('Familia').getByRole('heading', { name: 'Tu familia' })).toBeTruthy();
  expect(card('Familia').getByText('Hasta 6 niños')).toBeTruthy();
  expect(card('Vacío').getByText('Sin características definidas')).toBeTruthy();
});

test('where nothing is sold it says so', async () => {
  shown();
  expect(await screen.findByText('Ahora no hay planes a la venta')).toBeTruthy();
});

test('who pays for a year sees the prices of a year first, and no trial that is over is promised', async () => {
  shownBeside({ subscription: aSubscription({ period: 'annual' }), hasTrial: false }, aPlan(2, 'Familia'));
  await screen.findByRole('article', { name: 'Familia' });
  expect(screen.getByRole('button', { name: /Anual/ }).getAttribute('aria-pressed')).toBe('true');
  expect(card('Familia').getByText('por año')).toBeTruthy();
  expect(screen.queryByText(/Todos los planes incluyen 14 días/)).toBeNull();
  expect(screen.getByText(/una vez por familia/)).toBeTruthy();
});

test.each([
  ['finds the country', () => ({ country: 'MX', currency: 'MXN' as const }), 'Precios para México en MXN', '$95'],
  [
    'fails, and nothing else tells',
    () => {
      throw new ApiError({ code: 'unavailable' });
    },
    'No sabemos tu país. Precios en USD',
    '$5',
  ],
])('where the geolocation %s it says so, and shows those prices', async (_, answer, notice, shownPrice) => {
  localStorage.clear();
  const nowhere = { timeZone: 'UTC' } as Intl.ResolvedDateTimeFormatOptions;
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(nowhere);
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  try {
    const inPesos = { ...price('monthly', 9_500), currency: 'MXN' as const };
    const plan = aPlan(2, 'Familia', { prices: [price('monthly', 500), inPesos] });
    const api = pricesFrom({ subscription: null, hasTrial: true }, [plan]).answer(locateVisitor, answer);
    renderWithKit(<PricingPage />, { api });
    expect(await screen.findByText(notice)).toBeTruthy();
    await screen.findByRole('article', { name: 'Familia' });
    expect(card('Familia').getByText(shownPrice)).toBeTruthy();
  } finally {
    zone.mockRestore();
    languages.mockRestore();
  }
});
