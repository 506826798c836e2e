import { Injectable } from '@nestjs/common';

import { type SubscriptionTurn, subscriptionTurned } from '@alcancia/contracts/billing';
import type { Work } from '@alcancia/server-kit';

import { subscriptionLimits as limits } from './subscription.limits.js';
import type { Standing } from './subscription-state.policy.js';
import { turnOf } from './subscription-turn.policy.js';
import { type Subscription, Subscriptions } from './subscriptions.store.js';
import { isReminderDue } from './trial-reminder.policy.js';

const endOf = (turn: SubscriptionTurn, { trialEndsAt, paidUntil, failingSince }: Standing): Date | null => {
  if (turn === 'trial_started' || turn === 'trial_ending') return trialEndsAt;
  if (turn !== 'payment_failed') return paidUntil;
  return failingSince && new Date(failingSince.getTime() + limits.pastDueMs);
};

/** Who only had the free days has not stopped to pay. */
async function hasPaid({ em }: Work, { id }: Subscription): Promise<boolean> {
  const paid = await em.execute<object[]>(`select id from billing.invoices where subscription_id = ? limit 1`, [id]);
  return paid.length > 0;
}

interface Charge {
  readonly amountCents: number;
  readonly invoiceNumber: string;
}

/** What who pays is told of a subscription, in the transaction in which it turns: each turn leaves once. */
@Injectable()
export class SubscriptionTurns {
  constructor(private readonly subscriptions: Subscriptions) {}

  async tellOf(work: Work, before: Subscription, after: Standing): Promise<void> {
    const turn = turnOf(before.state, after.state);
    if (!turn) return;
    this.tell(work, before, turn, endOf(turn, after));
    if (turn === 'started') work.count('subscribed');
    if (turn === 'payment_failed') work.count('failedPayments');
    if (turn === 'ended' && (await hasPaid(work, before))) work.count('unsubscribed');
  }

  /** `charge`: what was paid, and its invoice. */
  tell(work: Work, one: Subscription, turn: SubscriptionTurn, until: Date | null, charge?: Charge): void {
    const { id: subscriptionId, familyId, adultId: recipientId, planName, period, currency, priceCents } = one;
    work.publish(subscriptionTurned, {
      familyId,
      recipientId,
      subscriptionId,
      turn,
      planName,
      period,
      currency,
      amountCents: priceCents,
      until: until?.toISOString() ?? null,
      ...charge,
    });
  }

  /** Tells of trials that are about to end: once each, whichever replica comes first. */
  async remindOfTrials(work: Work): Promise<void> {
    const { em, now } = work;
    const at = now.toISOString();
    const soon = await em.execute<{ id: string; zone: string; endsAt: Date | string }[]>(
      `select s.id, f.time_zone as zone, s.trial_ends_at as "endsAt"
       from billing.subscriptions s join billing.family_plans f on f.family_id = s.family_id
       where s.state = 'trialing' and s.is_current and s.reminded_at is null
         and s.trial_ends_at > ? and s.trial_ends_at < ?
       order by s.trial_ends_at limit ${limits.remindersAtOnce} for update of s skip locked`,
      [at, new Date(now.getTime() + limits.remindersLookAheadMs).toISOString()],
    );
    for (const { id, zone, endsAt } of soon) {
      if (!isReminderDue(new Date(endsAt), now, zone)) continue;
      await em.execute(`update billing.subscriptions set reminded_at = ? where id = ?`, [at, id]);
      const one = await this.subscriptions.find(em, id);
      if (one) this.tell(work, one, 'trial_ending', one.trialEndsAt);
    }
  }
}
