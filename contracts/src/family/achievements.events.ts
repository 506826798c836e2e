import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChild, toEveryone } from '../recipients.js';

/** A child earned an achievement; what it gives is paid already (G17). */
export const achievementEarned = defineEvent(
  'events.family.achievement-earned.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['achievements', 'celebrations', 'wallet'] } },
  z.object({
    familyId: z.uuid(),
    childId: z.uuid(),
    achievementId: z.uuid(),
    name: z.string(),
    coinsCents: z.int(),
  }),
);

/** Those who run the product changed an achievement. What was changed is named by field, before and after. */
export const achievementEdited = defineEvent(
  'events.family.achievement-edited.v1',
  { aggregate: 'achievementId', signal: { to: toEveryone, topics: ['achievements'] } },
  z.object({
    achievementId: z.uuid(),
    name: z.string(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string()),
    after: z.record(z.string(), z.string()),
  }),
);
