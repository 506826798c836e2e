import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';

/** Those who run the product decided on an ambassador or marked a payout as made; for the audit log, and for the ambassador's open screens. */
export const ambassadorEdited = defineEvent(
  'events.marketing.ambassador-edited.v1',
  { aggregate: 'ambassadorId', signal: { to: toEveryone, topics: ['ambassadors'] } },
  z.object({
    ambassadorId: z.uuid(),
    /** By which it is known; it names nobody. */
    code: z.string(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string().nullable()),
    after: z.record(z.string(), z.string().nullable()),
  }),
);
