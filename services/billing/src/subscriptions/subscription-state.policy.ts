import type { SubscriptionState } from '@alcancia/contracts/billing';

import type { PayPalSubscription } from '../paypal/paypal-answers.policy.js';
import { subscriptionLimits as limits } from './subscription.limits.js';

/** What is known here of a subscription before PayPal is asked. */
export interface Known {
  readonly state: SubscriptionState;
  readonly hasTrial: boolean;
  readonly createdAt: Date;
  readonly paidUntil: Date | null;
  readonly failingSince: Date | null;
}

export interface Standing {
  readonly state: SubscriptionState;
  readonly trialEndsAt: Date | null;
  readonly paidUntil: Date | null;
  readonly failingSince: Date | null;
}

const dateOf = (text: string | undefined): Date | null =>
  text === undefined || Number.isNaN(Date.parse(text)) ? null : new Date(text);

/** What a subscription is by what PayPal says now: no webhook's order, number or age decides (G29). */
export function standingOf({ status, billing_info: info }: PayPalSubscription, known: Known, now: Date): Standing {
  const { paidUntil, failingSince } = known;
  const same = { trialEndsAt: null, paidUntil, failingSince };
  if (status === 'APPROVAL_PENDING' || status === 'APPROVED') {
    const isOver = now.getTime() - known.createdAt.getTime() > limits.approvalMs;
    return { ...same, state: isOver ? 'expired' : 'pending_approval' };
  }
  if (status === 'SUSPENDED') return { ...same, state: 'suspended' };
  if (status === 'EXPIRED') return { ...same, state: 'expired' };
  if (status === 'CANCELLED') {
    const isPaid = paidUntil !== null && now < paidUntil;
    return { ...same, state: isPaid ? 'cancelled' : 'expired' };
  }
  if (info !== undefined && info.failed_payments_count > 0) {
    const since = failingSince ?? dateOf(info.last_failed_payment?.time) ?? now;
    const isLate = now.getTime() - since.getTime() >= limits.pastDueMs;
    return { ...same, state: isLate ? 'suspended' : 'past_due', failingSince: since };
  }
  const until = dateOf(info?.next_billing_time) ?? paidUntil;
  const paid = info?.cycle_executions.find(({ tenure_type: type }) => type === 'REGULAR')?.cycles_completed ?? 0;
  // Whose first payment failed has had the free days, although nothing was ever paid.
  const isInTrial = known.state === 'pending_approval' || known.state === 'trialing';
  const isTrial = known.hasTrial && paid === 0 && isInTrial;
  return {
    state: isTrial ? 'trialing' : 'active',
    trialEndsAt: isTrial ? until : null,
    paidUntil: until,
    failingSince: null,
  };
}

/** Whether the family has what the plan gives. */
export const givesPlan = (state: SubscriptionState): boolean =>
  state === 'trialing' || state === 'active' || state === 'past_due' || state === 'cancelled';

/** Whether PayPal may still charge for it. */
export const isLiving = (state: SubscriptionState): boolean =>
  state === 'trialing' || state === 'active' || state === 'past_due' || state === 'suspended';

/** Whether another plan may be chosen while it runs. */
export const isChangeable = (state: SubscriptionState): boolean => state === 'trialing' || state === 'active';

/** When PayPal is asked next, if it says nothing before; null: never again. */
export function nextCheckAt(
  { state, paidUntil }: Standing,
  { createdAt }: Pick<Known, 'createdAt'>,
  now: Date,
): Date | null {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (state === 'expired') return null;
  if (state === 'pending_approval') {
    const ageMs = now.getTime() - createdAt.getTime();
    if (ageMs < limits.isSoonForMs) return after(limits.soonMs);
    return after(ageMs < limits.isLaterForMs ? limits.laterMs : limits.seldomMs);
  }
  const seldom = after(limits.seldomMs);
  return paidUntil !== null && paidUntil > now && paidUntil < seldom ? paidUntil : seldom;
}
