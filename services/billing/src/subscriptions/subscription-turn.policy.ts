import type { SubscriptionState, SubscriptionTurn } from '@alcancia/contracts/billing';

import { isLiving } from './subscription-state.policy.js';

/** What the owner is to be told when a subscription that was in one state is in another; null: nothing. */
export function turnOf(before: SubscriptionState, after: SubscriptionState): SubscriptionTurn | null {
  if (before === after) return null;
  if (after === 'trialing') return before === 'pending_approval' ? 'trial_started' : 'resumed';
  if (after === 'active') return before === 'pending_approval' || before === 'trialing' ? 'started' : 'resumed';
  if (after === 'past_due') return 'payment_failed';
  if (after === 'suspended' || after === 'cancelled') return after;
  // What nobody approved is over without a word: nothing had begun.
  return after === 'expired' && (isLiving(before) || before === 'cancelled') ? 'ended' : null;
}
