import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { moment, nextCursor, page } from '../values.js';

/** How a list of what happened is looked through: from its newest or oldest end, between two moments. */
export const lookThrough = page.extend({
  order: z.enum(['newest', 'oldest']).default('newest'),
  since: moment.optional(),
  /** That moment no longer belongs to it. */
  before: moment.optional(),
});

/** What /super-admin-dashboard says of accounts and families (G40). It counts, and names nobody. */
export const readAccountFigures = defineRequest('identity.read-account-figures', {
  http: 'GET /api/identity/admin/figures',
  kind: 'read',
  access: administrators,
  topics: ['account', 'household', 'children'],
  input: z.object({}),
  output: z.object({
    asOf: moment,
    /** `lately`: of the last seven days. */
    families: z.object({ total: z.int(), lately: z.int() }),
    children: z.object({ total: z.int(), lately: z.int() }),
    adults: z.object({ total: z.int(), lately: z.int() }),
    /** Sign-ins that failed, as `listEventLogs` shows them. */
    failedSignIns: z.object({ total: z.int(), lately: z.int() }),
  }),
});

/** Sign-ins that failed in the last 30 days, with a masked e-mail (spec 1 §7, G52). */
export const listEventLogs = defineRequest('identity.list-event-logs', {
  http: 'GET /api/identity/admin/event-logs',
  kind: 'read',
  access: administrators,
  topics: ['account'],
  input: lookThrough.extend({
    /** A whole address, which is masked before it is looked for, or a part of a masked one. */
    email: z.string().trim().max(254).optional(),
  }),
  output: z.object({
    events: z
      .array(
        z.object({
          id: z.uuid(),
          email: z.string(),
          errorCode: z.string(),
          userAgent: z.string(),
          at: moment,
        }),
      )
      .max(100),
    nextCursor,
  }),
});
