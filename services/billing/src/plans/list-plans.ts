import { listPlans, type PlanPrice, type PlanView } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

/** What anybody may see before they sign up: the plans that are sold, with the prices that hold (spec 1 §6). */
@UseCase()
export class ListPlans {
  @Handles(listPlans)
  async execute(
    _anyone: Caller,
    _input: InputOf<typeof listPlans>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listPlans>> {
    const plans = await em.execute<Omit<PlanView, 'prices'>[]>(
      `select id, name, slug, description, features, is_featured as "isFeatured",
         featured_badge_text as "featuredBadgeText", featured_order as "featuredOrder",
         pricing_order as "pricingOrder", base_currency as "baseCurrency",
         json_build_object('maxChildren', max_children, 'maxGuardians', max_guardians, 'maxDevices', max_devices) as limits
       from billing.plans where show_in_pricing and status = 'active' order by pricing_order, slug`,
    );
    const prices = await em.execute<{ readonly planId: string; readonly price: PlanPrice }[]>(
      `select plan_id as "planId", json_build_object('period', period, 'currency', currency,
         'priceCents', price_cents, 'discountPercent', discount_percent) as price
       from billing.plan_prices where is_active order by currency, period`,
    );
    const pricesOf = Map.groupBy(prices, ({ planId }) => planId);
    return {
      plans: plans.map((plan) => ({ ...plan, prices: (pricesOf.get(plan.id) ?? []).map(({ price }) => price) })),
    };
  }
}
