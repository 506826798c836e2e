import { Injectable } from '@nestjs/common';

import { subscriptionChanged } from '@alcancia/contracts/billing';
import type { Work } from '@alcancia/server-kit';

import type { Payment } from '../invoices/invoice-amounts.policy.js';
import { Invoices } from '../invoices/invoices.store.js';
import type { PayPalSubscription } from '../paypal/paypal-answers.policy.js';
import { FamilyPlans, freeSlug } from '../plans/family-plans.store.js';
import { PlanChanges } from './plan-changes.store.js';
import { subscriptionLimits as limits } from './subscription.limits.js';
import {
  givesPlan,
  isChangeable,
  isLiving,
  nextCheckAt,
  type Standing,
  standingOf,
} from './subscription-state.policy.js';
import { SubscriptionTurns } from './subscription-turns.store.js';
import { type Subscription, Subscriptions } from './subscriptions.store.js';

/** `surplus`: it runs at PayPal beside the one that counts, and must be cancelled there. `outdated`: a newer check has begun. */
export type Applied = 'applied' | 'surplus' | 'outdated';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** PayPal's word on subscriptions, applied: however often, in whatever order and by however many, the newest look holds. */
@Injectable()
export class SubscriptionChecks {
  constructor(
    private readonly changes: PlanChanges,
    private readonly invoices: Invoices,
    private readonly plans: FamilyPlans,
    private readonly subscriptions: Subscriptions,
    private readonly turns: SubscriptionTurns,
  ) {}

  /**
   * Takes those that are to be looked at, for a while that doubles with every look that came to nothing; a look that began
   * before counts no more.
   */
  async takeDue({ em, now }: Work): Promise<Subscription[]> {
    const taken = await em.execute<{ id: string }[]>(
      `update billing.subscriptions set check_no = check_no + 1, failed_checks = least(failed_checks + 1, 100),
         next_check_at = ?::timestamptz + least(? * power(2, least(failed_checks, 20)), ?) * interval '1 millisecond'
       where id in (
         select id from billing.subscriptions where next_check_at <= ? and paypal_id is not null
         order by next_check_at limit ${limits.checksAtOnce} for update skip locked
       ) returning id`,
      [iso(now), limits.checkLeaseMs, limits.longestLeaseMs, iso(now)],
    );
    const found = await Promise.all(taken.map(({ id }) => this.subscriptions.find(em, id)));
    return found.flatMap((one) => one ?? []);
  }

  async apply(
    work: Work,
    looked: Subscription,
    seen: PayPalSubscription,
    payments: readonly Payment[],
  ): Promise<Applied> {
    await this.subscriptions.lock(work, looked.familyId);
    const one = await this.subscriptions.findLocked(work, looked.id);
    if (!one || one.checkNo !== looked.checkNo || seen.custom_id !== one.id) return 'outdated';
    const applied = await this.settle(work, await this.asApproved(work, one, seen), standingOf(seen, one, work.now));
    for (const payment of payments) await this.invoice(work, one, payment);
    return applied;
  }

  /** After an act of ours: looked at after it, so no look under way is newer. It is looked at once more soon. */
  async applyOwnAct(work: Work, { id, familyId }: Subscription, seen: PayPalSubscription): Promise<void> {
    await this.subscriptions.lock(work, familyId);
    const one = await this.subscriptions.findLocked(work, id);
    if (!one || seen.custom_id !== one.id) return;
    await this.settle(work, await this.asApproved(work, one, seen), standingOf(seen, one, work.now));
    await work.em.execute(
      `update billing.subscriptions set check_no = check_no + 1, next_check_at = ? where id = ? and state <> 'expired'`,
      [iso(new Date(work.now.getTime() + limits.soonMs)), id],
    );
  }

  /** PayPal knows it no more: what nobody approved is over; anything else is for a person to look at. */
  async applyUnknown(work: Work, looked: Subscription): Promise<void> {
    await this.subscriptions.lock(work, looked.familyId);
    const one = await this.subscriptions.findLocked(work, looked.id);
    if (one?.state === 'pending_approval') await this.settle(work, one, { ...one, state: 'expired' });
  }

  /** What was paid is invoiced, also where the subscription is one too many. */
  private async invoice(work: Work, one: Subscription, payment: Payment): Promise<void> {
    const invoiceNumber = await this.invoices.issue(work, { ...one, subscriptionId: one.id }, payment);
    if (invoiceNumber === null) return;
    this.turns.tell(work, one, 'charged', null, { amountCents: payment.totalCents, invoiceNumber });
  }

  private async settle(work: Work, one: Subscription, standing: Standing): Promise<Applied> {
    const isCurrent = one.isCurrent || (isLiving(standing.state) && (await this.takesOver(work, one)));
    if (!isCurrent && isLiving(standing.state)) return 'surplus';
    const { em, now } = work;
    await em.execute(
      `update billing.subscriptions set state = ?, trial_ends_at = ?, paid_until = ?, failing_since = ?,
         is_current = ?, next_check_at = ?, failed_checks = 0, updated_at = ? where id = ?`,
      [
        standing.state,
        iso(standing.trialEndsAt),
        iso(standing.paidUntil),
        iso(standing.failingSince),
        isCurrent,
        iso(await this.nextLook(work, one, standing)),
        iso(now),
        one.id,
      ],
    );
    await em.execute(
      `update billing.paypal_webhooks set applied_at = ? where subscription_id = ? and applied_at is null`,
      [iso(now), one.id],
    );
    if (standing.state === 'trialing') await this.noteTrial(work, one.familyId);
    if (isCurrent) await this.givePlan(work, one, standing);
    const isNews = one.state !== standing.state || iso(one.paidUntil) !== iso(standing.paidUntil);
    if (isNews && isCurrent) this.tell(work, one, standing);
    if (isCurrent) await this.turns.tellOf(work, one, standing);
    return 'applied';
  }

  /** With the plan that PayPal says it has; who pays is told when it is another one. */
  private async asApproved(work: Work, one: Subscription, seen: PayPalSubscription): Promise<Subscription> {
    const after = await this.changes.take(work, one, seen.plan_id);
    if (after === one || !one.isCurrent) return after;
    this.tell(work, after, one);
    this.turns.tell(work, after, 'plan_changed', one.paidUntil);
    return after;
  }

  /** Gives the family the plan that is due, if it has another one. */
  private async givePlan(work: Work, one: Subscription, { state }: Standing): Promise<void> {
    const { familyId, held, planSlug } = one;
    const paid = held && held.until > work.now ? held.slug : planSlug;
    const due = givesPlan(state) ? paid : freeSlug;
    const has = (await this.plans.slugOf(work.em, familyId)) ?? freeSlug;
    if (has !== due) await this.plans.change(work, familyId, due);
  }

  /** Soon while somebody may be approving another plan, and when what was held is over. */
  private async nextLook(work: Work, one: Subscription, standing: Standing): Promise<Date | null> {
    const { em, now } = work;
    const next = nextCheckAt(standing, one, now);
    const since = isChangeable(standing.state) ? await this.changes.waitingSince(em, one.id) : null;
    const asked = since && nextCheckAt({ ...standing, state: 'pending_approval' }, { createdAt: since }, now);
    const times = [next, asked, one.held && one.held.until > now ? one.held.until : null];
    const ms = times.flatMap((time) => (next === null || time === null ? [] : time.getTime()));
    return ms.length === 0 ? null : new Date(Math.min(...ms));
  }

  /** One that was replaced was approved after all: it counts, unless another one does. */
  private async takesOver({ em }: Work, { id, familyId }: Subscription): Promise<boolean> {
    const current = await this.subscriptions.current(em, familyId);
    if (current && (isLiving(current.state) || current.state === 'cancelled')) return false;
    await em.execute(`update billing.subscriptions set is_current = false where family_id = ? and id <> ?`, [
      familyId,
      id,
    ]);
    return true;
  }

  private async noteTrial({ em, now }: Work, familyId: string): Promise<void> {
    await em.execute(`insert into billing.used_trials (family_id, used_at) values (?, ?) on conflict do nothing`, [
      familyId,
      iso(now),
    ]);
  }

  private tell(work: Work, { id, familyId, adultId, planId }: Subscription, { state }: Pick<Standing, 'state'>): void {
    work.publish(subscriptionChanged, { familyId, recipientId: adultId, subscriptionId: id, planId, state });
  }
}
