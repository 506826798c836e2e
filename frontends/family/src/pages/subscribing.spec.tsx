import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';

import {
  cancelSubscription,
  createPayPalSubscription,
  listPlans,
  type PlanPrice,
  type PlanView,
  readOwnPlan,
  readSubscription,
  type SubscriptionView,
} from '@alcancia/contracts/billing';
import { type SpecMessage, subscribingMessages } from '@alcancia/contracts/testing/spec-messages';
import { ApiError, makeStale } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf } from '../testing/family.js';
import { aSubscription } from '../testing/subscription.js';
import PricingPage from './pricing-page.js';

const price = (currency: PlanPrice['currency'], period: PlanPrice['period'], priceCents: number): PlanPrice => ({
  period,
  currency,
  priceCents,
  discountPercent: 0,
});

const aPlan = (n: number, name: string, prices: PlanPrice[], maxChildren: number): PlanView => ({
  id: idOf(n),
  name,
  slug: `plan-${n}`,
  description: `Sobre ${name}.`,
  features: [],
  isFeatured: false,
  featuredBadgeText: null,
  featuredOrder: null,
  pricingOrder: n,
  baseCurrency: 'USD',
  limits: { maxChildren, maxGuardians: 1, maxDevices: n === 1 ? 3 : -1 },
  prices,
});
const free = aPlan(1, 'Gratis', [price('USD', 'monthly', 0), price('COP', 'monthly', 0)], 3);
const paid = aPlan(
  2,
  'Familia',
  [price('USD', 'monthly', 500), price('USD', 'annual', 4800), price('COP', 'monthly', 2_000_000)],
  6,
);
const approvalUrl = 'https://www.sandbox.paypal.com/webapps/billing/subscriptions?ba_token=BA-1';

interface Given {
  readonly subscription?: SubscriptionView | null;
  readonly hasTrial?: boolean;
  readonly isOwner?: boolean;
  readonly at?: string;
}

function pricing({ subscription = null, hasTrial = true, isOwner = true, at = '/pricing' }: Given = {}) {
  let now = subscription;
  const gone: string[] = [];
  const api = familyApi()
    .answer(listPlans, () => ({ plans: [free, paid] }))
    .answer(readOwnPlan, () => ({ plan: isOwner ? { id: idOf(1), slug: 'plan-1', name: 'Gratis' } : null }))
    .answer(readSubscription, () => ({ subscription: now, hasTrial }))
    .answer(createPayPalSubscription, () => ({ approvalUrl }));
  const view = renderWithKit(<PricingPage go={(address) => gone.push(address)} />, { api, at });
  const becomes = (next: SubscriptionView | null) => {
    now = next;
  };
  return { ...view, gone, becomes };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));

async function choosesFamilia({ user }: ReturnType<typeof pricing>) {
  await user.click((await card('Familia')).getByRole('button', { name: 'Suscribirme' }));
  return within(await screen.findByRole('dialog', { name: 'Suscribirte al plan Familia' }));
}

describe('subscribing', () => {
  test('says what is charged and what changes before anything is asked, then goes to PayPal', async () => {
    const view = pricing();
    await view.user.click(await screen.findByRole('button', { name: 'Anual Ahorra 20%' }));
    const dialog = await choosesFamilia(view);
    expect(dialog.getByText('Gratis por 14 días')).toBeTruthy();
    expect(dialog.getByText('$48 USD por año')).toBeTruthy();
    expect(dialog.getByText('de 3 a 6')).toBeTruthy();
    expect(dialog.getByText('de 3 a sin límite')).toBeTruthy();
    expect(askedOf(view.api, createPayPalSubscription)).toEqual([]);

    await view.user.click(dialog.getByRole('button', { name: 'Ir a PayPal' }));
    expect(await screen.findByText('Iniciando proceso de suscripción...')).toBeTruthy();
    expect(view.gone).toEqual([approvalUrl]);
    expect(askedOf(view.api, createPayPalSubscription)).toEqual([
      expect.objectContaining({
        planId: idOf(2),
        period: 'annual',
        currency: 'USD',
        userId: idOf(800),
        guestCheckout: false,
        returnUrl: '/subscription/success',
        cancelUrl: '/pricing?from=paypal',
        consentStub: expect.objectContaining({
          consent_text:
            'Al continuar aceptas que PayPal cobre $48 USD por año cuando terminen los días gratis y hasta que canceles.',
          consent_version: '1.0',
        }),
      }),
    ]);
  });

  test('ten taps while the server answers ask once', async () => {
    const view = pricing();
    let answer = (): void => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    view.api.answer(createPayPalSubscription, async () => {
      await answered;
      return { approvalUrl };
    });
    const dialog = await choosesFamilia(view);
    const button = dialog.getByRole('button', { name: 'Ir a PayPal' });
    for (let tap = 0; tap < 10; tap += 1) await view.user.click(button);
    expect(askedOf(view.api, createPayPalSubscription)).toHaveLength(1);
    await act(async () => answer());
    expect(view.gone).toEqual([approvalUrl]);
  });

  test('who had the free days is charged today, and reads so', async () => {
    const dialog = await choosesFamilia(pricing({ hasTrial: false }));
    expect(dialog.queryByText('Gratis por 14 días')).toBeNull();
    expect(
      dialog.getByText('Al continuar aceptas que PayPal cobre $5 USD por mes, desde hoy y hasta que canceles.'),
    ).toBeTruthy();
  });

  test.each<[string, SpecMessage]>([
    ...Object.entries(subscribingMessages),
    ['a second subscription', { code: 'already_subscribed', title: 'Tu familia ya tiene una suscripción' }],
    ['a place without PayPal', { code: 'payments_closed', title: 'Todavía no se puede pagar aquí' }],
  ])('%s is said', async (_, { code, title, text }) => {
    const view = pricing();
    view.api.answer(createPayPalSubscription, () => {
      throw new ApiError({ code });
    });
    const dialog = await choosesFamilia(view);
    await view.user.click(dialog.getByRole('button', { name: 'Ir a PayPal' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text ?? title)).toBeTruthy();
    expect(view.gone).toEqual([]);
  });

  test('where PayPal does not charge in the shown currency, the dollars are said before the tap and asked for', async () => {
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    zone.mockReturnValue({ timeZone: 'America/Bogota' } as Intl.ResolvedDateTimeFormatOptions);
    try {
      const view = pricing();
      const shown = await card('Familia');
      expect(shown.getByText('$20.000')).toBeTruthy();
      expect(shown.getByText('PayPal no cobra en tu moneda: se cobrarán $5 USD por mes.')).toBeTruthy();
      const dialog = await choosesFamilia(view);
      await view.user.click(dialog.getByRole('button', { name: 'Ir a PayPal' }));
      expect(askedOf(view.api, createPayPalSubscription)).toEqual([expect.objectContaining({ currency: 'USD' })]);
    } finally {
      zone.mockRestore();
    }
  });

  test('who owns no household cannot subscribe, and reads who can', async () => {
    pricing({ isOwner: false });
    expect(await screen.findByText('El plan lo elige quien administra la familia.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suscribirme' })).toBeNull();
  });

  test('the foot names the trial, and who comes back without approving reads that nothing was charged', async () => {
    pricing({ at: '/pricing?from=paypal' });
    expect(
      await screen.findByText('Todos los planes incluyen 14 días de prueba gratis. Cancela cuando quieras.'),
    ).toBeTruthy();
    expect(screen.getByText(/^Volviste de PayPal sin aprobar el pago/)).toBeTruthy();
  });
});

describe('the own subscription', () => {
  test.each([
    ['pending_approval', 'Falta aprobar', /^Todavía no aprobaste/, true],
    ['trialing', 'Prueba activa', 'Días gratis hasta', false],
    ['active', 'Activa', 'Próximo cobro', false],
    ['past_due', 'Pago pendiente', /^PayPal no pudo cobrar/, false],
    ['suspended', 'En pausa', /volvió al plan Gratis/, false],
    ['cancelled', 'Cancelada', 'Tu plan sigue hasta', false],
  ] as const)('%s is said in words', async (state, said, more, maySubscribe) => {
    pricing({ subscription: aSubscription({ state }) });
    const own = within(await screen.findByRole('region', { name: 'Plan Familia' }));
    expect(own.getByText(said)).toBeTruthy();
    expect(own.getByText(more)).toBeTruthy();
    expect(own.getByText('$912 MXN por año')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Suscribirme' })).toHaveLength(maySubscribe ? 1 : 0);
  });

  test('one that is over is no longer shown, and another one may begin', async () => {
    pricing({ subscription: aSubscription({ state: 'expired', canCancel: false }) });
    await card('Familia');
    expect(screen.queryByRole('region', { name: 'Plan Familia' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Suscribirme' })).toBeTruthy();
  });

  test('is cancelled in two taps, after reading until when it lasts', async () => {
    const view = pricing({ subscription: aSubscription() });
    view.api.answer(cancelSubscription, () => {
      const cancelled = aSubscription({ state: 'cancelled', canCancel: false });
      view.becomes(cancelled);
      return { state: cancelled.state, paidUntil: cancelled.paidUntil };
    });
    await view.user.click(await screen.findByRole('button', { name: 'Cancelar suscripción' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar la suscripción?' }));
    expect(dialog.getByText(/^Tu plan sigue hasta el 7 de diciembre de 2036[.]/)).toBeTruthy();
    expect(askedOf(view.api, cancelSubscription)).toEqual([]);
    await view.user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    expect(await screen.findByText('Suscripción cancelada')).toBeTruthy();
    expect(askedOf(view.api, cancelSubscription)).toEqual([{ subscriptionId: idOf(50) }]);
    expect(await screen.findByText('Cancelada')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancelar suscripción' })).toBeNull();
  });

  test('another open tab follows', async () => {
    const view = pricing({ subscription: aSubscription() });
    await screen.findByText('Prueba activa');
    view.becomes(aSubscription({ state: 'cancelled', canCancel: false }));
    await act(() => makeStale(view.client, ['subscription']));
    expect(await screen.findByText('Cancelada')).toBeTruthy();
  });
});
