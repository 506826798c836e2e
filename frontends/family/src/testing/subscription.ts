import type { SubscriptionView } from '@alcancia/contracts/billing';

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
