import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import { isSmaller, type PlanAllows, type PlanPeriod } from '@alcancia/contracts/billing';
import type { Work } from '@alcancia/server-kit';

import { planUnchanged, subscriptionNotChangeable } from './subscription.errors.js';
import { subscriptionLimits as limits } from './subscription.limits.js';
import { isChangeable } from './subscription-state.policy.js';
import { type Consent, type Subscription, Subscriptions } from './subscriptions.store.js';

/** What an owner wants instead of what they have; the currency stays, for PayPal changes none. */
export interface WantedChange {
  readonly subscriptionId: string;
  readonly adultId: string;
  readonly planId: string;
  readonly period: PlanPeriod;
  readonly consent: Consent;
}

/** One that was asked for, with what PayPal is to charge. */
export interface PlanChange {
  readonly id: string;
  readonly planId: string;
  readonly planName: string;
  readonly period: PlanPeriod;
  readonly priceCents: number;
}

type Asked = PlanChange & PlanAllows;
type Row = Omit<Asked, 'priceCents'> & { readonly priceCents: number | string };

const select = `select c.id, c.plan_id as "planId", p.name as "planName", c.period,
  c.price_cents as "priceCents", p.max_children as "maxChildren", p.max_guardians as "maxGuardians",
  p.max_devices as "maxDevices"
  from billing.plan_changes c join billing.plans p on p.id = c.plan_id`;

/** Other plans for subscriptions that run: asked for here, approved at PayPal, and taken when PayPal says so (G29). */
@Injectable()
export class PlanChanges {
  constructor(private readonly subscriptions: Subscriptions) {}

  /** The change to approve: the same choice is the same one for as long as PayPal knows it. */
  async reserve(work: Work, wanted: WantedChange, familyId: string): Promise<PlanChange> {
    const { em, now } = work;
    await this.subscriptions.lock(work, familyId);
    const one = await this.subscriptions.findLocked(work, wanted.subscriptionId);
    if (!one || !isChangeable(one.state)) throw subscriptionNotChangeable();
    const { planId, period, consent } = wanted;
    const { priceCents } = await this.subscriptions.priceOf(em, { planId, period, currency: one.currency });
    if (one.planId === planId && one.period === period) throw planUnchanged();

    const oldest = new Date(now.getTime() - limits.reusedMs).toISOString();
    const [open] = await this.rows(
      em,
      `c.subscription_id = ? and c.plan_id = ? and c.period = ? and c.price_cents = ? and c.applied_at is null
       and c.created_at > ?`,
      [one.id, planId, period, priceCents, oldest],
    );
    if (open) return open;
    const id = work.newId();
    await em.execute(
      `insert into billing.plan_changes (id, subscription_id, adult_id, plan_id, period, price_cents, consent_text,
         consent_captured_at, consent_version, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        one.id,
        wanted.adultId,
        planId,
        period,
        priceCents,
        consent.text,
        consent.capturedAt,
        consent.version,
        now.toISOString(),
      ],
    );
    const [made] = await this.rows(em, 'c.id = ?', [id]);
    if (!made) throw subscriptionNotChangeable();
    return made;
  }

  /** PayPal knows it as this plan of its own; from now on the subscription is looked at for it. */
  async name({ em, now }: Work, { id, subscriptionId }: { id: string; subscriptionId: string }, payPalPlanId: string) {
    const soon = new Date(now.getTime() + limits.soonMs).toISOString();
    await em.execute(`update billing.plan_changes set paypal_plan_id = ? where id = ?`, [payPalPlanId, id]);
    await em.execute(`update billing.subscriptions set next_check_at = least(next_check_at, ?) where id = ?`, [
      soon,
      subscriptionId,
    ]);
  }

  /** Since when the newest one waits for an approval; null: none does. */
  async waitingSince(em: SqlEntityManager, subscriptionId: string): Promise<Date | null> {
    const [row] = await em.execute<{ since: Date | string | null }[]>(
      `select max(created_at) as since from billing.plan_changes where subscription_id = ? and applied_at is null`,
      [subscriptionId],
    );
    return row?.since ? new Date(row.since) : null;
  }

  /**
   * The subscription as it is after a change that PayPal says was approved, or as it was. A larger plan holds at once; of a
   * smaller one the larger holds as long as it is paid.
   */
  async take(work: Work, one: Subscription, payPalPlanId: string | undefined): Promise<Subscription> {
    const { em, now } = work;
    const [taken] = await this.rows(
      em,
      `c.subscription_id = ? and c.paypal_plan_id = ? and c.applied_at is null order by c.created_at desc limit 1`,
      [one.id, payPalPlanId ?? ''],
    );
    if (!taken) return one;
    await em.execute(
      `update billing.plan_changes set applied_at = ? where subscription_id = ? and paypal_plan_id = ? and applied_at is null`,
      [now.toISOString(), one.id, payPalPlanId ?? ''],
    );
    const held = await this.heldBeside(em, one, taken, now);
    await em.execute(
      `update billing.subscriptions set plan_id = ?, period = ?, price_cents = ?, held_plan_id = ?, held_until = ?
       where id = ?`,
      [taken.planId, taken.period, taken.priceCents, held?.planId ?? null, held?.until.toISOString() ?? null, one.id],
    );
    return (await this.subscriptions.find(em, one.id)) ?? one;
  }

  /** The larger of the plans that are paid: the one had until now, or the one that was kept before. */
  private async heldBeside(em: SqlEntityManager, one: Subscription, taken: Asked, now: Date) {
    const { paidUntil } = one;
    const had = one.held && one.held.until > now ? one.held : paidUntil && { planId: one.planId, until: paidUntil };
    if (!had || had.until <= now) return null;
    const [room] = await em.execute<PlanAllows[]>(
      `select max_children as "maxChildren", max_guardians as "maxGuardians", max_devices as "maxDevices"
       from billing.plans where id = ?`,
      [had.planId],
    );
    return room && isSmaller(taken, room) ? had : null;
  }

  private async rows(em: SqlEntityManager, where: string, values: readonly unknown[]): Promise<Asked[]> {
    const rows = await em.execute<Row[]>(`${select} where ${where}`, [...values]);
    return rows.map((row) => ({ ...row, priceCents: Number(row.priceCents) }));
  }
}
