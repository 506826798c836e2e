import type { SubscriptionView } from '@alcancia/contracts/billing';

import { isLiving } from './subscription-state.policy.js';
import type { Subscription } from './subscriptions.store.js';

export const subscriptionView = (one: Subscription): SubscriptionView => ({
  subscriptionId: one.id,
  planId: one.planId,
  planName: one.planName,
  period: one.period,
  currency: one.currency,
  priceCents: one.priceCents,
  state: one.state,
  trialEndsAt: one.trialEndsAt?.toISOString() ?? null,
  paidUntil: one.paidUntil?.toISOString() ?? null,
  canCancel: isLiving(one.state),
});
