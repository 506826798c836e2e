import type { SubscriptionView } from '@alcancia/contracts/billing';

import { isChangeable, isLiving } from './subscription-state.policy.js';
import type { Subscription } from './subscriptions.store.js';

export const subscriptionView = ({ held, ...one }: Subscription, now: Date): SubscriptionView => ({
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
  canChange: isChangeable(one.state),
  ...(held && held.until > now ? { held: { planName: held.name, until: held.until.toISOString() } } : {}),
});
