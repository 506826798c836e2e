import { listPlans } from '@alcancia/contracts/billing';

import type { Want } from './ask-over-http.js';

/** What an owner asks for who wants the plan 'Familia' for a year, in Mexican pesos. */
export async function wishOf({ want }: { readonly want: Want }, userId: string) {
  const { plans } = await want(listPlans, {}, {});
  return {
    planId: plans.find(({ slug }) => slug === 'familia')?.id ?? '',
    period: 'annual' as const,
    currency: 'MXN' as const,
    userId,
    guestCheckout: false as const,
    consentStub: {
      consent_text: 'Acepto la suscripción.',
      consent_captured_at: '2026-11-23T12:00:00.000Z',
      consent_version: '1.0' as const,
    },
    returnUrl: '/subscription/success',
    cancelUrl: '/pricing',
  };
}

/** Clicks 'Aceptar' on the page of the simulated PayPal; where it leads back to. */
export async function accept(approvalUrl: string): Promise<string | null> {
  const url = new URL(approvalUrl);
  url.hostname = '127.0.0.1';
  const body = new URLSearchParams({ ba_token: url.searchParams.get('ba_token') ?? '', answer: 'accept' });
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body });
  return answer.headers.get('location');
}
