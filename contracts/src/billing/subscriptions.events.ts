import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toRecipient } from '../recipients.js';
import { moment } from '../values.js';
import { planCurrencies, planPeriods } from './plans.contract.js';
import { subscriptionStates } from './subscriptions.contract.js';

/** What became of a family's subscription; told to the adult who owns it. */
export const subscriptionChanged = defineEvent(
  'events.billing.subscription-changed.v1',
  { aggregate: 'familyId', signal: { to: toRecipient, topics: ['subscription'] } },
  z.object({
    familyId: z.uuid(),
    recipientId: z.uuid(),
    subscriptionId: z.uuid(),
    planId: z.uuid(),
    state: z.enum(subscriptionStates),
  }),
);

/** What a subscription may turn to, as who pays is told of it. */
export const subscriptionTurns = [
  'trial_started',
  'trial_ending',
  'started',
  'charged',
  'payment_failed',
  'suspended',
  'resumed',
  'plan_changed',
  'cancelled',
  'ended',
] as const;
export type SubscriptionTurn = (typeof subscriptionTurns)[number];

/** A subscription took a turn of which who pays is to be told. Each turn once, whatever PayPal says twice. */
export const subscriptionTurned = defineEvent(
  'events.billing.subscription-turned.v1',
  { aggregate: 'familyId', signal: { to: toRecipient, topics: ['subscription'] } },
  z.object({
    familyId: z.uuid(),
    recipientId: z.uuid(),
    subscriptionId: z.uuid(),
    turn: z.enum(subscriptionTurns),
    planName: z.string(),
    period: z.enum(planPeriods),
    currency: z.enum(planCurrencies),
    /** What one period costs; of `charged`: what was paid. */
    amountCents: z.int().nonnegative(),
    /** When the free days end, the next payment is due, or the plan; null: none of them is known. */
    until: moment.nullable(),
    /** Of `charged`: the number of its invoice. */
    invoiceNumber: z.string().max(20).optional(),
  }),
);
