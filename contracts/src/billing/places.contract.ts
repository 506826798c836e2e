import { z } from 'zod';

import { anyone, defineRequest } from '../define.js';
import { planCurrencies } from './plans.contract.js';

/**
 * From which country somebody looks at prices, as an IP service says (spec 1 §7). Null where nobody is asked, nobody
 * answers, or nothing is sold in that country's currency: then the browser's language and time zone tell.
 */
export const locateVisitor = defineRequest('billing.locate-visitor', {
  http: 'POST /api/billing/place',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 30, perSeconds: 60 },
  input: z.object({}),
  output: z.object({
    /** ISO 3166. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    currency: z.enum(planCurrencies).nullable(),
  }),
});
