import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';

/** Those who run the product changed the affinity test. What was changed is named by field, before and after. */
export const affinityTestEdited = defineEvent(
  'events.marketing.affinity-test-edited.v1',
  { aggregate: 'testId', signal: { to: toEveryone, topics: ['affinity'] } },
  z.object({
    testId: z.uuid(),
    edition: z.int().positive(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string().nullable()),
    after: z.record(z.string(), z.string().nullable()),
  }),
);
