import { z } from 'zod';

import { defineEvent } from '../define.js';
import { planCurrencies } from './plans.contract.js';

/** A payment went back to who had paid it, whole or in part: given back by us or taken back by them. Each time once. */
export const paymentRefunded = defineEvent(
  'events.billing.payment-refunded.v1',
  { aggregate: 'familyId' },
  z.object({
    /** Whose payment it was; where that family is gone, the subscription that was paid. */
    familyId: z.uuid(),
    /** Of the payment that it takes back. */
    invoiceNumber: z.string().max(20),
    /** By which the payment service knows it; a payment may go back in several parts. */
    refundId: z.string().max(60),
    currency: z.enum(planCurrencies),
    /** What was paid once. */
    paidCents: z.int().positive(),
    /** What goes back of it. */
    refundedCents: z.int().positive(),
  }),
);
