import { z } from 'zod';

import { adults, defineRequest } from '../define.js';
import { moment, nextCursor, page } from '../values.js';
import { planPeriods } from './plans.contract.js';

export const invoiceView = z.object({
  invoiceId: z.uuid(),
  /** '2026-000001': of each year in turn, without gaps. */
  number: z.string(),
  issuedAt: moment,
  paidAt: moment,
  planName: z.string(),
  period: z.enum(planPeriods),
  /** ISO 4217. */
  currency: z.string(),
  /** What was paid, tax included. */
  totalCents: z.int().nonnegative(),
  taxName: z.string(),
  /** Hundredths of a percent: 1600 is 16 %. */
  taxRate: z.int().nonnegative(),
  taxCents: z.int().nonnegative(),
});
export type InvoiceView = z.output<typeof invoiceView>;

/** The invoices of whoever asks, newest first: those of payments of their own. */
export const listInvoices = defineRequest('billing.list-invoices', {
  http: 'GET /api/billing/invoices',
  kind: 'read',
  access: adults,
  topics: ['subscription'],
  input: page,
  output: z.object({ invoices: z.array(invoiceView).max(100), nextCursor }),
});

/** 'Descargar': an address that opens the invoice as PDF for a few minutes. */
export const openInvoice = defineRequest('billing.open-invoice', {
  http: 'POST /api/billing/invoices/{invoiceId}/open',
  kind: 'steps',
  access: adults,
  topics: [],
  carriesTokens: true,
  limit: { max: 30, perSeconds: 60 },
  input: z.object({ invoiceId: z.uuid() }),
  output: z.object({ address: z.string() }),
});
