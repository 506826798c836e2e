import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { dailyFigures, figuresAsked, serviceTroubles } from '../figures.js';

/** Landing pages that were published, per day (G40). */
export const readMarketingFigures = defineRequest('marketing.read-figures', {
  http: 'GET /api/marketing/admin/daily-figures',
  kind: 'read',
  access: administrators,
  topics: [],
  input: figuresAsked,
  output: dailyFigures(['landingsPublished'], []),
});

/** What this service could not do yet, or at all. */
export const listMarketingTroubles = defineRequest('marketing.list-troubles', {
  http: 'GET /api/marketing/admin/troubles',
  kind: 'read',
  access: administrators,
  topics: [],
  input: z.object({}),
  output: serviceTroubles,
});
