import type { Work } from '@alcancia/server-kit';

import { firstPlans, firstPricesOf } from './first-plans.catalogue.js';

/** Fills an empty database with the plans and prices of G53. */
export async function fillPlans({ em, now, newId }: Work): Promise<void> {
  const at = now.toISOString();
  for (const [index, plan] of firstPlans.entries()) {
    const planId = newId();
    const { maxChildren, maxGuardians, maxDevices } = plan.limits;
    await em.execute(
      `insert into billing.plans (id, name, slug, description, features, is_featured, featured_order, pricing_order,
         max_children, max_guardians, max_devices, created_at, updated_at)
       values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        planId,
        plan.name,
        plan.slug,
        plan.description,
        JSON.stringify(plan.features),
        plan.isFeatured,
        plan.isFeatured ? 1 : null,
        index + 1,
        maxChildren,
        maxGuardians,
        maxDevices,
        at,
        at,
      ],
    );
    for (const { period, currency, priceCents, discountPercent } of firstPricesOf(plan))
      await em.execute(
        `insert into billing.plan_prices (id, plan_id, period, currency, price_cents, discount_percent)
         values (?, ?, ?, ?, ?, ?)`,
        [newId(), planId, period, currency, priceCents, discountPercent],
      );
  }
}
