import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { line, version } from '../values.js';
import { planCurrencies, planFeatures, planPeriods, planPrice, planView } from './plans.contract.js';
import { planAllows } from './plans.events.js';

/** A price as those who run the product see it: also one that is not asked for any more. */
export const keptPrice = planPrice.extend({ isActive: z.boolean() });
export type KeptPrice = z.output<typeof keptPrice>;

export const keptPlan = planView.omit({ prices: true }).extend({
  /** Shown and sold; who has it keeps it. */
  isOnSale: z.boolean(),
  version,
  prices: z.array(keptPrice).max(planPeriods.length * planCurrencies.length),
});
export type KeptPlan = z.output<typeof keptPlan>;

/** Every plan there is, in the order of the pricing screen. */
export const listAllPlans = defineRequest('billing.list-all-plans', {
  http: 'GET /api/billing/admin/plans',
  kind: 'read',
  access: administrators,
  topics: ['plans'],
  input: z.object({}),
  output: z.object({ plans: z.array(keptPlan).max(50) }),
});

/** What the pricing screen says of a plan, and what it allows: whoever has it is told of other limits. */
export const savePlan = defineRequest('billing.save-plan', {
  http: 'PUT /api/billing/admin/plans/{planId}',
  kind: 'write',
  access: administrators,
  topics: ['plans'],
  input: z.object({
    planId: z.uuid(),
    name: line(40),
    description: line(160),
    features: planFeatures,
    isFeatured: z.boolean(),
    featuredBadgeText: line(30).nullable(),
    pricingOrder: z.int().min(1).max(99),
    /** −1 is unlimited; a plan has room for one child and one device at least. */
    limits: planAllows,
    isOnSale: z.boolean(),
    version,
  }),
  output: z.object({ version }),
});

/** The prices of a plan in one currency, whole units; who has subscribed keeps the price (G29). */
export const savePlanPrices = defineRequest('billing.save-plan-prices', {
  http: 'PUT /api/billing/admin/plans/{planId}/prices',
  kind: 'write',
  access: administrators,
  topics: ['plans'],
  input: z.object({
    planId: z.uuid(),
    currency: z.enum(planCurrencies),
    prices: z
      .array(keptPrice.omit({ currency: true }))
      .min(1)
      .max(planPeriods.length),
    version,
  }),
  output: z.object({ version }),
});
