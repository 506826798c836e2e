import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';

/** Those who run the product made or changed a template of activities. What was changed is named by field; of a new one `before` is empty. */
export const activityTemplateEdited = defineEvent(
  'events.family.activity-template-edited.v1',
  { aggregate: 'templateId', signal: { to: toEveryone, topics: ['templates'] } },
  z.object({
    templateId: z.uuid(),
    title: z.string(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string()),
    after: z.record(z.string(), z.string()),
  }),
);
