import { z } from 'zod';

import type { Refund } from '../invoices/invoice-amounts.policy.js';

/** What is read of a webhook: which event it is, and of which subscription. All else is asked for again. */
const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(100).catch('UNKNOWN'),
  create_time: z.iso.datetime({ offset: true }).nullable().catch(null),
  resource: z
    .object({
      id: z.string().max(60).optional().catch(undefined),
      custom_id: z.uuid().optional().catch(undefined),
      billing_agreement_id: z.string().max(60).optional().catch(undefined),
      custom: z.uuid().optional().catch(undefined),
      sale_id: z.string().max(60).optional().catch(undefined),
      amount: z
        .object({ total: z.string().regex(/^-?\d{1,9}(?:\.\d{1,2})?$/) })
        .optional()
        .catch(undefined),
    })
    .catch({}),
});

/** How the types of events begin whose resource is a subscription. */
const ofSubscriptions = 'BILLING.SUBSCRIPTION.';

export interface PayPalEvent {
  readonly id: string;
  readonly type: string;
  readonly toldAt: string | null;
  readonly payPalId: string | null;
  /** Ours, as PayPal was given it. */
  readonly subscriptionId: string | null;
  /** Null: nothing goes back. */
  readonly refund: Refund | null;
}

/** Null: it is no event. */
export function eventIn(raw: Buffer): PayPalEvent | null {
  const read = event.safeParse(jsonIn(raw));
  if (!read.success) return null;
  const { id, event_type: type, create_time: toldAt, resource } = read.data;
  // A sale names its subscription as the agreement that it belongs to; a refund names it by our id alone.
  const payPalId = type.startsWith(ofSubscriptions) ? resource.id : resource.billing_agreement_id;
  return {
    id,
    type,
    toldAt,
    payPalId: payPalId ?? null,
    subscriptionId: resource.custom_id ?? resource.custom ?? null,
    refund: refundIn(type, resource),
  };
}

const goesBack: ReadonlySet<string> = new Set(['PAYMENT.SALE.REFUNDED', 'PAYMENT.SALE.REVERSED']);

function refundIn(type: string, { id, sale_id: saleId, amount }: z.output<typeof event>['resource']): Refund | null {
  if (!goesBack.has(type) || !id || !saleId || !amount) return null;
  const cents = Math.round(Math.abs(Number(amount.total)) * 100);
  return cents > 0 ? { id, saleId, cents } : null;
}

function jsonIn(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
