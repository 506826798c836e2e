import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import {
  chargedCurrencies,
  type PlanCurrency,
  type PlanPeriod,
  type SubscriptionState,
} from '@alcancia/contracts/billing';
import { notFound, type Work } from '@alcancia/server-kit';

import { alreadySubscribed, currencyNotCharged, planNotForSale, subscriptionRunsOn } from './subscription.errors.js';
import { subscriptionLimits } from './subscription.limits.js';
import { isLiving } from './subscription-state.policy.js';

export interface Subscription {
  readonly id: string;
  readonly familyId: string;
  readonly adultId: string;
  readonly planId: string;
  readonly planName: string;
  readonly planSlug: string;
  readonly period: PlanPeriod;
  readonly currency: PlanCurrency;
  readonly priceCents: number;
  readonly hasTrial: boolean;
  readonly state: SubscriptionState;
  readonly isCurrent: boolean;
  readonly payPalId: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly trialEndsAt: Date | null;
  readonly paidUntil: Date | null;
  readonly failingSince: Date | null;
  readonly createdAt: Date;
  readonly checkNo: number;
  /** The larger plan that is paid until then, after a smaller one was chosen. */
  readonly held: { readonly planId: string; readonly slug: string; readonly name: string; readonly until: Date } | null;
}

export interface Consent {
  readonly text: string;
  readonly capturedAt: string;
  readonly version: string;
}

/** What is asked for; its price is looked up. */
export interface Wanted {
  readonly familyId: string;
  readonly adultId: string;
  readonly planId: string;
  readonly period: PlanPeriod;
  readonly currency: PlanCurrency | undefined;
  readonly consent: Consent;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

type Time = Date | string | null;
type Row = Omit<Subscription, 'priceCents' | 'trialEndsAt' | 'paidUntil' | 'failingSince' | 'createdAt' | 'held'> & {
  readonly priceCents: number | string;
  readonly trialEndsAt: Time;
  readonly paidUntil: Time;
  readonly failingSince: Time;
  readonly createdAt: Date | string;
  readonly heldPlanId: string | null;
  readonly heldSlug: string;
  readonly heldName: string;
  readonly heldUntil: Time;
};

const select = `select s.id, s.family_id as "familyId", s.adult_id as "adultId", s.plan_id as "planId",
  p.name as "planName", p.slug as "planSlug", s.period, s.currency, s.price_cents as "priceCents", s.has_trial as "hasTrial", s.state,
  s.is_current as "isCurrent", s.paypal_id as "payPalId", s.return_url as "returnUrl", s.cancel_url as "cancelUrl",
  s.trial_ends_at as "trialEndsAt", s.paid_until as "paidUntil", s.failing_since as "failingSince",
  s.created_at as "createdAt", s.check_no as "checkNo", s.held_plan_id as "heldPlanId", h.slug as "heldSlug",
  h.name as "heldName", s.held_until as "heldUntil"
  from billing.subscriptions s join billing.plans p on p.id = s.plan_id left join billing.plans h on h.id = s.held_plan_id`;

const dateOf = (time: Time): Date | null => (time === null ? null : new Date(time));
const heldIn = ({ heldPlanId, heldSlug: slug, heldName: name, heldUntil }: Row): Subscription['held'] =>
  heldPlanId === null || heldUntil === null ? null : { planId: heldPlanId, slug, name, until: new Date(heldUntil) };
const subscriptionOf = (row: Row): Subscription => ({
  ...row,
  held: heldIn(row),
  priceCents: Number(row.priceCents),
  trialEndsAt: dateOf(row.trialEndsAt),
  paidUntil: dateOf(row.paidUntil),
  failingSince: dateOf(row.failingSince),
  createdAt: new Date(row.createdAt),
});

/** The rows of subscriptions: one that counts for each family. */
@Injectable()
export class Subscriptions {
  /** Whatever changes which subscription counts for a family takes turns, until the transaction ends. */
  async lock({ em }: Work, familyId: string): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 50))`, [`billing:${familyId}`]);
  }

  async current(em: SqlEntityManager, familyId: string): Promise<Subscription | null> {
    const [row] = await this.rows(em, 's.family_id = ? and s.is_current', [familyId]);
    return row ?? null;
  }

  async find(em: SqlEntityManager, id: string): Promise<Subscription | null> {
    const [row] = await this.rows(em, 's.id = ?', [id]);
    return row ?? null;
  }

  /** As it is now, kept from changing until the transaction ends. */
  async findLocked({ em }: Work, id: string): Promise<Subscription | null> {
    const [row] = await this.rows(em, 's.id = ? for update of s', [id]);
    return row ?? null;
  }

  /** Those of an adult that PayPal knows and may still charge, now or once somebody approves. */
  async chargeableOf(em: SqlEntityManager, adultId: string): Promise<Subscription[]> {
    const rows = await this.rows(em, `s.adult_id = ? and s.paypal_id is not null and s.state <> 'expired'`, [adultId]);
    return rows.filter(({ state }) => isLiving(state) || state === 'pending_approval');
  }

  async hadTrial(em: SqlEntityManager, familyId: string): Promise<boolean> {
    const rows = await em.execute<unknown[]>(`select 1 from billing.used_trials where family_id = ?`, [familyId]);
    return rows.length > 0;
  }

  /** The subscription to approve: the one that waits for it already, or a new one in its place. */
  async reserve(work: Work, wanted: Wanted): Promise<Subscription> {
    const { em, now } = work;
    await this.lock(work, wanted.familyId);
    const before = await this.current(em, wanted.familyId);
    if (before && isLiving(before.state)) throw alreadySubscribed();
    if (before?.state === 'cancelled') throw subscriptionRunsOn(before.paidUntil);
    const price = await this.priceOf(em, wanted);
    const hasTrial = !(await this.hadTrial(em, wanted.familyId));
    const chosen = { ...price, planId: wanted.planId, period: wanted.period, hasTrial };
    if (before && isSameChoice(before, chosen) && isFresh(before, now)) return before;
    await em.execute(`update billing.subscriptions set is_current = false where family_id = ? and is_current`, [
      wanted.familyId,
    ]);
    const id = work.newId();
    const at = now.toISOString();
    const { consent } = wanted;
    await em.execute(
      `insert into billing.subscriptions (id, family_id, adult_id, plan_id, period, currency, price_cents, has_trial,
         state, consent_text, consent_captured_at, consent_version, return_url, cancel_url, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, 'pending_approval', ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        wanted.familyId,
        wanted.adultId,
        wanted.planId,
        wanted.period,
        price.currency,
        price.priceCents,
        hasTrial,
        consent.text,
        consent.capturedAt,
        consent.version,
        wanted.returnUrl,
        wanted.cancelUrl,
        at,
        at,
      ],
    );
    const made = await this.find(em, id);
    if (!made) throw planNotForSale();
    return made;
  }

  /** PayPal knows it by this id; from now on it is asked for what becomes of it. */
  async name({ em, now }: Work, id: string, payPalId: string): Promise<void> {
    const at = now.toISOString();
    await em.execute(
      `update billing.subscriptions set paypal_id = ?, next_check_at = coalesce(next_check_at, ?), updated_at = ?
       where id = ? and (paypal_id is null or paypal_id = ?)`,
      [payPalId, new Date(now.getTime() + subscriptionLimits.soonMs).toISOString(), at, id, payPalId],
    );
  }

  /** PayPal would not have it: the next try is another one. */
  async giveUp({ em, now }: Work, id: string): Promise<void> {
    await em.execute(
      `update billing.subscriptions set is_current = false, state = 'expired', updated_at = ?
       where id = ? and state = 'pending_approval' and paypal_id is null`,
      [now.toISOString(), id],
    );
  }

  async keepReason({ em }: Work, id: string, reason: string): Promise<void> {
    await em.execute(`update billing.subscriptions set cancel_reason = ? where id = ?`, [reason, id]);
  }

  /** What it costs now, in the plan's own currency where none is asked for. */
  async priceOf(
    em: SqlEntityManager,
    { planId, period, currency }: Pick<Wanted, 'planId' | 'period' | 'currency'>,
  ): Promise<{ currency: PlanCurrency; priceCents: number }> {
    const plans = await em.execute<unknown[]>(`select 1 from billing.plans where id = ?`, [planId]);
    if (plans.length === 0) throw notFound();
    const [price] = await em.execute<{ currency: PlanCurrency; price: number | string }[]>(
      `select r.currency, r.price_cents as price from billing.plans p join billing.plan_prices r on r.plan_id = p.id
       where p.id = ? and p.status = 'active' and p.show_in_pricing and r.is_active and r.period = ?
         and r.currency = coalesce(?, p.base_currency)`,
      [planId, period, currency ?? null],
    );
    const priceCents = Number(price?.price ?? 0);
    if (!price || priceCents <= 0) throw planNotForSale();
    if (!chargedCurrencies.includes(price.currency)) throw currencyNotCharged(price.currency);
    return { currency: price.currency, priceCents };
  }

  private async rows(em: SqlEntityManager, where: string, values: readonly string[]): Promise<Subscription[]> {
    const rows = await em.execute<Row[]>(`${select} where ${where}`, [...values]);
    return rows.map(subscriptionOf);
  }
}

type Choice = Pick<Subscription, 'planId' | 'period' | 'currency' | 'priceCents' | 'hasTrial'>;

const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.planId === other.planId &&
  one.period === other.period &&
  one.currency === other.currency &&
  one.priceCents === other.priceCents &&
  one.hasTrial === other.hasTrial;

/** PayPal still remembers by its request id what it made. */
const isFresh = ({ state, createdAt }: Subscription, now: Date): boolean =>
  state === 'pending_approval' && now.getTime() - createdAt.getTime() < subscriptionLimits.reusedMs;
