import { z } from 'zod';

import { adults, anyone, defineRequest } from '../define.js';
import { planAllows } from './plans.events.js';

/** For how long one payment lasts (spec 1 §3). */
export const planPeriods = ['monthly', 'quarterly', 'semiannual', 'annual'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

/** In what can be paid (spec 1 §3). */
export const planCurrencies = ['USD', 'EUR', 'MXN', 'UYU', 'ARS', 'COP', 'CLP', 'PEN', 'BRL'] as const;
export type PlanCurrency = (typeof planCurrencies)[number];

/** In what PayPal charges; the other currencies are shown only. */
export const chargedCurrencies: readonly PlanCurrency[] = ['USD', 'EUR', 'MXN', 'BRL'];

export const planPrice = z.object({
  period: z.enum(planPeriods),
  currency: z.enum(planCurrencies),
  /** What one period costs, discount included; 0 is free. */
  priceCents: z.int().nonnegative(),
  discountPercent: z.int().min(0).max(100),
});
export type PlanPrice = z.output<typeof planPrice>;

export const planFeatures = z.union([
  z.array(z.string()).max(60),
  z
    .array(z.object({ emoji: z.string(), title: z.string(), items: z.array(z.string()).max(60) }))
    .min(1)
    .max(20),
]);

export const planView = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  features: planFeatures,
  isFeatured: z.boolean(),
  /** 'Más Popular' where it is null. */
  featuredBadgeText: z.string().nullable(),
  featuredOrder: z.int().nullable(),
  pricingOrder: z.int(),
  baseCurrency: z.enum(planCurrencies),
  limits: planAllows,
  prices: z.array(planPrice).max(planPeriods.length * planCurrencies.length),
});
export type PlanView = z.output<typeof planView>;

/** The plans that are shown and sold, in the order of the pricing screen, with the prices that hold (spec 1 §6). */
export const listPlans = defineRequest('billing.list-plans', {
  http: 'GET /api/billing/plans',
  kind: 'read',
  access: anyone,
  topics: ['plans'],
  limit: { max: 120, perSeconds: 60 },
  input: z.object({}),
  output: z.object({ plans: z.array(planView).max(20) }),
});

/** The plan of the household that the adult owns; null for who owns none that billing knows. */
export const readOwnPlan = defineRequest('billing.read-own-plan', {
  http: 'GET /api/billing/plan',
  kind: 'read',
  access: adults,
  topics: ['plans'],
  input: z.object({}),
  output: z.object({ plan: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable() }),
});
