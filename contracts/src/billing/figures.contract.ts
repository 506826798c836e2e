import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { dailyFigures, figuresAsked, serviceTroubles } from '../figures.js';

/** Families that began to pay, that stopped after having paid, and payments that failed, per day; who pays now (G40). */
export const readBillingFigures = defineRequest('billing.read-figures', {
  http: 'GET /api/billing/admin/daily-figures',
  kind: 'read',
  access: administrators,
  topics: [],
  input: figuresAsked,
  output: dailyFigures(['subscribed', 'unsubscribed', 'failedPayments'], ['paying', 'onTrial']),
});

/** What this service could not do yet, or at all. */
export const listBillingTroubles = defineRequest('billing.list-troubles', {
  http: 'GET /api/billing/admin/troubles',
  kind: 'read',
  access: administrators,
  topics: [],
  input: z.object({}),
  output: serviceTroubles,
});
