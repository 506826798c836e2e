import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';

/** Those who run the product saved a verified answer, or brought an older version of it back (G31). */
export const knowledgeEdited = defineEvent(
  'events.assistant.knowledge-edited.v1',
  { aggregate: 'entryId', signal: { to: toEveryone, topics: ['knowledge'] } },
  z.object({
    entryId: z.uuid(),
    version: z.int().positive(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string().nullable()),
    after: z.record(z.string(), z.string().nullable()),
  }),
);
