import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import { type KeptPlan, type KeptPrice, planEdited } from '@alcancia/contracts/billing';
import { type Caller, notFound, type Work } from '@alcancia/server-kit';

import { changedBefore } from './plan.errors.js';
import type { PlanFields } from './plan-changes.policy.js';

interface Edit {
  readonly what: 'plan' | 'prices';
  readonly before: Record<string, string | null>;
  readonly after: Record<string, string | null>;
}

/** The plans and prices that there are, for those who run the product. */
@Injectable()
export class PlanCatalogue {
  async all(em: SqlEntityManager): Promise<KeptPlan[]> {
    return this.rows(em, 'true', []);
  }

  /** As it is now, kept from changing until the transaction ends; refuses one that somebody changed since it was read. */
  async toEdit({ em }: Work, planId: string, version: number): Promise<KeptPlan> {
    const locked = await em.execute<unknown[]>(`select 1 from billing.plans where id = ? for update`, [planId]);
    if (locked.length === 0) throw notFound();
    const [plan] = await this.rows(em, 'id = ?', [planId]);
    if (!plan) throw notFound();
    if (plan.version !== version) throw changedBefore();
    return plan;
  }

  async save({ em, now }: Work, { id, limits: had }: KeptPlan, fields: PlanFields): Promise<void> {
    const { limits } = fields;
    const isOther =
      had.maxChildren !== limits.maxChildren ||
      had.maxGuardians !== limits.maxGuardians ||
      had.maxDevices !== limits.maxDevices;
    await em.execute(
      `update billing.plans set name = ?, description = ?, features = ?::jsonb, is_featured = ?, featured_badge_text = ?,
         pricing_order = ?, max_children = ?, max_guardians = ?, max_devices = ?, status = ?, show_in_pricing = ?,
         limits_version = limits_version + ?, version = version + 1, updated_at = ? where id = ?`,
      [
        fields.name,
        fields.description,
        JSON.stringify(fields.features),
        fields.isFeatured,
        fields.featuredBadgeText,
        fields.pricingOrder,
        limits.maxChildren,
        limits.maxGuardians,
        limits.maxDevices,
        fields.isOnSale ? 'active' : 'inactive',
        fields.isOnSale,
        isOther ? 1 : 0,
        now.toISOString(),
        id,
      ],
    );
  }

  async savePrices({ em, now, newId }: Work, planId: string, prices: readonly KeptPrice[]): Promise<void> {
    for (const { period, currency, priceCents, discountPercent, isActive } of prices)
      await em.execute(
        `insert into billing.plan_prices (id, plan_id, period, currency, price_cents, discount_percent, is_active)
         values (?, ?, ?, ?, ?, ?, ?)
         on conflict (plan_id, period, currency) do update set price_cents = excluded.price_cents,
           discount_percent = excluded.discount_percent, is_active = excluded.is_active`,
        [newId(), planId, period, currency, priceCents, discountPercent, isActive],
      );
    await em.execute(`update billing.plans set version = version + 1, updated_at = ? where id = ?`, [
      now.toISOString(),
      planId,
    ]);
  }

  /** The audit log hears of what was changed, and every open pricing screen reads again. */
  tell({ publish }: Work, administrator: Caller, { id: planId, name: planName }: KeptPlan, edit: Edit): void {
    const { adultId: byId, origin } = administrator;
    publish(planEdited, { planId, planName, byId, userAgent: origin.userAgent.slice(0, 300), ...edit });
  }

  private async rows(em: SqlEntityManager, where: string, values: readonly string[]): Promise<KeptPlan[]> {
    const plans = await em.execute<Omit<KeptPlan, 'prices'>[]>(
      `select id, name, slug, description, features, is_featured as "isFeatured",
         featured_badge_text as "featuredBadgeText", featured_order as "featuredOrder",
         pricing_order as "pricingOrder", base_currency as "baseCurrency",
         status = 'active' and show_in_pricing as "isOnSale", version,
         json_build_object('maxChildren', max_children, 'maxGuardians', max_guardians, 'maxDevices', max_devices) as limits
       from billing.plans where ${where} order by pricing_order, slug limit 50`,
      [...values],
    );
    const prices = await em.execute<{ readonly planId: string; readonly price: KeptPrice }[]>(
      `select plan_id as "planId", json_build_object('period', period, 'currency', currency, 'priceCents', price_cents,
         'discountPercent', discount_percent, 'isActive', is_active) as price
       from billing.plan_prices where plan_id = any(?::uuid[]) order by currency, period`,
      [`{${plans.map(({ id }) => id).join(',')}}`],
    );
    const pricesOf = Map.groupBy(prices, ({ planId }) => planId);
    return plans.map((plan) => ({ ...plan, prices: (pricesOf.get(plan.id) ?? []).map(({ price }) => price) }));
  }
}
