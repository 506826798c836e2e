import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  type KeptPlan,
  type KeptPrice,
  listAllPlans,
  planPeriods,
  savePlan,
  savePlanPrices,
} from '@alcancia/contracts/billing';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import PlansPage from './plans-page.js';

const planId = '00000000-0000-7000-8000-000000000001';
const price = (period: KeptPrice['period'], units: number, discountPercent = 0): KeptPrice => ({
  period,
  currency: 'USD',
  priceCents: units * 100,
  discountPercent,
  isActive: true,
});
const familia: KeptPlan = {
  id: planId,
  name: 'Familia',
  slug: 'familia',
  description: 'Para criar en equipo.',
  features: [{ emoji: '🐷', title: 'Para ahorrar', items: ['Metas'] }],
  isFeatured: true,
  featuredBadgeText: null,
  featuredOrder: 1,
  pricingOrder: 2,
  baseCurrency: 'USD',
  limits: { maxChildren: 6, maxGuardians: 3, maxDevices: -1 },
  isOnSale: true,
  version: 4,
  prices: [price('monthly', 5), price('annual', 48, 20)],
};

function plansPage(at = '/admin/plans') {
  const api = new FakeApi()
    .answer(listAllPlans, () => ({ plans: [familia] }))
    .answer(savePlan, () => ({ version: 5 }))
    .answer(savePlanPrices, () => ({ version: 5 }));
  const sent = (subject: string) => api.asked.filter((one) => one.subject === subject).map(({ input }) => input);
  return { sent, ...renderWithKit(<PlansPage />, { api, at, path: '/admin/plans' }) };
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a plan says what it allows and costs, and is changed', async () => {
  const { user, sent, where } = plansPage();
  const prices = within(await screen.findByRole('region', { name: 'Precios de Familia' }));
  expect(
    within(prices.getByText('USD').closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['USD', '5', '—', '—', '48']);
  screen.getByText('Sin límite');

  await user.click(screen.getByRole('button', { name: 'Editar Familia' }));
  expect(where()).toBe('/admin/plans?edit=familia');
  const form = await dialog('Editar Familia');
  expect(form.getByLabelText<HTMLTextAreaElement>('Qué incluye').value).toBe('# 🐷 Para ahorrar\nMetas');
  expect(form.queryByLabelText('Dispositivos')).toBeNull();
  await user.clear(form.getByLabelText('Nombre'));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  form.getByText('Escribe el nombre.');
  expect(sent(savePlan.subject)).toEqual([]);

  await user.type(form.getByLabelText('Nombre'), 'Familia grande');
  await user.clear(form.getByLabelText('Niños'));
  await user.type(form.getByLabelText('Niños'), '8');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Plan Familia guardado');
  expect(sent(savePlan.subject)).toEqual([
    {
      planId,
      version: 4,
      name: 'Familia grande',
      description: 'Para criar en equipo.',
      features: familia.features,
      isFeatured: true,
      featuredBadgeText: null,
      pricingOrder: 2,
      isOnSale: true,
      limits: { maxChildren: 8, maxGuardians: 3, maxDevices: -1 },
    },
  ]);
  await waitFor(() => expect(where()).toBe('/admin/plans'));
});

test('prices are whole, and who sets a year that saves something else than promised is warned', async () => {
  const { user, sent } = plansPage('/admin/plans?prices=familia');
  const form = await dialog('Precios de Familia');
  expect(form.queryByText(/Ahorra 20%/)).toBeNull();
  const year = form.getByLabelText('Precio anual en USD');
  await user.clear(year);
  await user.type(year, '50,5');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(sent(savePlanPrices.subject)).toEqual([]);
  await user.clear(year);
  await user.type(year, '54');
  form.getByText('La pantalla de precios dice «Ahorra 20%» del año, y con estos precios sale 10 %.');
  expect(form.getByLabelText('Moneda')).toHaveProperty('disabled', true);
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Precios de Familia guardados');
  expect(sent(savePlanPrices.subject)).toEqual([
    {
      planId,
      currency: 'USD',
      version: 4,
      prices: planPeriods.map((period) => ({
        period,
        priceCents: { monthly: 500, quarterly: 0, semiannual: 0, annual: 5400 }[period],
        discountPercent: period === 'annual' ? 20 : 0,
        isActive: period === 'monthly' || period === 'annual',
      })),
    },
  ]);
});

test('what the server refuses is said, and the form stays as it was typed', async () => {
  const { user, api } = plansPage('/admin/plans?edit=familia');
  api.answer(savePlan, () => {
    throw new ApiError({ code: 'free_plan_stays' });
  });
  const form = await dialog('Editar Familia');
  await user.type(form.getByLabelText('Nombre'), ' 2');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('El plan Gratis se queda');
  expect(form.getByLabelText('Nombre')).toHaveProperty('value', 'Familia 2');
});
