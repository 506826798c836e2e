import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';

/** How the product speaks was changed, or which role may change it (G32). */
export const speechEdited = defineEvent(
  'events.speech.settings-edited.v1',
  { aggregate: 'settingsId', signal: { to: toEveryone, topics: ['speech'] } },
  z.object({
    settingsId: z.uuid(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string().nullable()),
    after: z.record(z.string(), z.string().nullable()),
  }),
);
