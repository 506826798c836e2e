import { createPayPalSubscription, listPlans } from '@alcancia/contracts/billing';
import { inviteGuardian, whoAmI } from '@alcancia/contracts/identity';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, on } from '../moment.js';
import { childNames } from '../people.js';

/** Clicks 'Aceptar' on the simulated PayPal's page, on this machine whatever the product is called outside. */
async function acceptAt(approvalUrl: string): Promise<void> {
  const url = new URL(approvalUrl);
  url.hostname = '127.0.0.1';
  const body = new URLSearchParams({ ba_token: url.searchParams.get('ba_token') ?? '', answer: 'accept' });
  const { status } = await fetch(url, { method: 'POST', redirect: 'manual', body });
  if (status !== 303) throw new Error(`PayPal's page answered ${status}`);
}

/** Laura tries the plan 'Familia'. Where PayPal itself is asked the family stays with 'Gratis': nobody is charged here. */
async function subscribe(family: ExampleFamily): Promise<void> {
  if (!family.payPal) return;
  const laura = family.adult('laura');
  const { plans } = await laura.ask(listPlans, {});
  const planId = plans.find(({ slug }) => slug === 'familia')?.id ?? '';
  const { active } = await laura.ask(whoAmI, {});
  const { approvalUrl } = await laura.ask(createPayPalSubscription, {
    planId,
    period: 'monthly',
    currency: 'MXN',
    userId: active?.id ?? '',
    guestCheckout: false,
    consentStub: {
      consent_text: 'Al continuar aceptas que PayPal cobre cuando terminen los días gratis y hasta que canceles.',
      consent_captured_at: `${family.dateBefore(20)}T20:30:00.000Z`,
      consent_version: '1.0',
    },
    returnUrl: '/subscription/success',
    cancelUrl: '/pricing',
  });
  await acceptAt(approvalUrl);
}

/** The free days are over, and she stays: the first payment and its invoice. */
const firstPayment = (family: ExampleFamily): void => family.payPal?.cycles.carryOn();

/** The plan has room for grandmother, who has not answered yet. */
async function inviteGrandmother(family: ExampleFamily): Promise<void> {
  if (!family.payPal) return;
  await family.adult('laura').ask(inviteGuardian, {
    email: 'abuela.carmen@familia.example',
    relationshipType: 'grandmother',
    childIds: family.childIds(childNames),
    permissions: { activities: 'view_only', challenges: 'view_only', rewards: 'view_only', approvals: 'view_only' },
    message: 'Mamá, así ves desde tu teléfono lo que logran los tres.',
  });
}

export const plan: Chapter = {
  title: 'Laura prueba el plan Familia y se queda con él',
  moments: [
    on(20, '20:30', subscribe),
    on(5, '20:40', async (family) => firstPayment(family)),
    on(1, '19:30', inviteGrandmother),
  ],
};
