import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';

/** Those who run the product wrote or changed a notice, or switched the written ones off or on (G39). */
export const socialProofEdited = defineEvent(
  'events.marketing.social-proof-edited.v1',
  { aggregate: 'proofId', signal: { to: toEveryone, topics: ['social-proof'] } },
  z.object({
    /** Of the notice; of the switch a number of its own. */
    proofId: z.uuid(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string().nullable()),
    after: z.record(z.string(), z.string().nullable()),
  }),
);
