import { z } from 'zod';

import { adults, defineRequest, gatewayOnly } from '../define.js';
import { moment, text } from '../values.js';
import { planCurrencies, planPeriods } from './plans.contract.js';

/** States of a subscription (G29). */
export const subscriptionStates = [
  'pending_approval',
  'trialing',
  'active',
  'past_due',
  'suspended',
  'cancelled',
  'expired',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const subscriptionView = z.object({
  subscriptionId: z.uuid(),
  planId: z.uuid(),
  planName: z.string(),
  period: z.enum(planPeriods),
  currency: z.enum(planCurrencies),
  /** What one period costs from the first payment on, whatever the plan costs others since. */
  priceCents: z.int().positive(),
  state: z.enum(subscriptionStates),
  /** When the free days end; null without any, and when they are over. */
  trialEndsAt: moment.nullable(),
  /** Until when the plan holds if nothing more is paid; null before approval. */
  paidUntil: moment.nullable(),
  canCancel: z.boolean(),
  /** Whether another plan may be chosen while it runs. Left out: it may not. */
  canChange: z.boolean().optional(),
  /** After a smaller plan was chosen: the larger one, and until when it is paid. */
  held: z.object({ planName: z.string(), until: moment }).optional(),
});
export type SubscriptionView = z.output<typeof subscriptionView>;

/** A page of ours: its path, or its whole address. */
const ownPage = z.string().trim().min(1).max(500);

/** The words that were agreed to (spec 1 §7). */
const consentStub = z.object({
  consent_text: text(2_000).min(1),
  consent_captured_at: moment,
  consent_version: z.literal('1.0'),
});

/**
 * Begins a subscription of the owner's family at PayPal (spec 1 §7); the price is the server's. However often it is asked
 * for, one family has one subscription: until it is approved, the same is answered again.
 */
export const createPayPalSubscription = defineRequest('billing.create-paypal-subscription', {
  http: 'POST /api/billing/paypal-subscription',
  kind: 'steps',
  access: adults,
  topics: ['subscription'],
  limit: { max: 30, perSeconds: 60 },
  input: z.object({
    planId: z.uuid(),
    period: z.enum(planPeriods),
    /** In which the price is asked for; the plan's own without it. */
    currency: z.enum(planCurrencies).optional(),
    userId: z.uuid(),
    guestCheckout: z.literal(false),
    consentStub,
    returnUrl: ownPage,
    cancelUrl: ownPage,
  }),
  output: z.object({ approvalUrl: z.url() }),
});

/** The subscription of the asker's own household, if there is one, and whether the next one begins with free days. */
export const readSubscription = defineRequest('billing.read-subscription', {
  http: 'GET /api/billing/subscription',
  kind: 'read',
  access: adults,
  topics: ['subscription'],
  input: z.object({}),
  output: z.object({ subscription: subscriptionView.nullable(), hasTrial: z.boolean() }),
});

/**
 * Another plan or period for the owner's subscription that runs; the price is the server's, the currency stays. It counts once
 * the owner has approved it at PayPal: null where PayPal asks nobody.
 */
export const reviseSubscription = defineRequest('billing.revise-subscription', {
  http: 'POST /api/billing/subscription/revise',
  kind: 'steps',
  access: adults,
  topics: ['subscription'],
  limit: { max: 30, perSeconds: 60 },
  input: z.object({
    subscriptionId: z.uuid(),
    planId: z.uuid(),
    period: z.enum(planPeriods),
    consentStub,
    returnUrl: ownPage,
    cancelUrl: ownPage,
  }),
  output: z.object({ approvalUrl: z.url().nullable() }),
});

/** The plan holds until the end of what is paid; nothing more is charged. */
export const cancelSubscription = defineRequest('billing.cancel-subscription', {
  http: 'POST /api/billing/subscription/cancel',
  kind: 'steps',
  access: adults,
  topics: ['subscription'],
  limit: { max: 30, perSeconds: 60 },
  input: z.object({ subscriptionId: z.uuid(), reason: text(300).optional() }),
  output: z.object({ state: z.enum(subscriptionStates), paidUntil: moment.nullable() }),
});

/** A webhook as PayPal sent it, byte for byte. `isTaken`: it is PayPal's, for us, and kept. */
export const receivePayPalWebhook = defineRequest('billing.receive-paypal-webhook', {
  kind: 'steps',
  access: gatewayOnly,
  topics: [],
  input: z.object({
    transmission: z.object({
      id: z.string().max(200),
      time: z.string().max(60),
      signature: z.string().max(2_000),
      certificateUrl: z.string().max(1_000),
      algorithm: z.string().max(60),
    }),
    /** Base64. */
    raw: z.string().max(700_000),
  }),
  output: z.object({ isTaken: z.boolean() }),
});
