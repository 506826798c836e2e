import type { PlanPrice, PlanView, SubscriptionView } from '@alcancia/contracts/billing';

import { idOf } from './family.js';

/** One in its free days. */
export const aSubscription = (more: Partial<SubscriptionView> = {}): SubscriptionView => ({
  subscriptionId: idOf(50),
  planId: idOf(2),
  planName: 'Familia',
  period: 'annual',
  currency: 'MXN',
  priceCents: 91_200,
  state: 'trialing',
  trialEndsAt: '2036-12-07T12:00:00.000Z',
  paidUntil: '2036-12-07T12:00:00.000Z',
  canCancel: true,
  ...more,
});

/** In US dollars. */
export const price = (period: PlanPrice['period'], priceCents: number, discountPercent = 0): PlanPrice => ({
  period,
  currency: 'USD',
  priceCents,
  discountPercent,
});

/** A plan that is sold, the n-th of them. */
export const aPlan = (n: number, name: string, more: Partial<PlanView> = {}): PlanView => ({
  id: idOf(n),
  name,
  slug: `plan-${n}`,
  description: `Sobre ${name}.`,
  features: ['Hasta 3 niños'],
  isFeatured: false,
  featuredBadgeText: null,
  featuredOrder: null,
  pricingOrder: n,
  baseCurrency: 'USD',
  limits: { maxChildren: 3, maxGuardians: 1, maxDevices: 3 },
  prices: [price('monthly', 500), price('annual', 4800, 20)],
  ...more,
});
