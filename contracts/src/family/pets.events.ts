import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChild, toEveryone } from '../recipients.js';
import { avatar } from '../values.js';

/** A child has another companion, whose head is its avatar. */
export const petChosen = defineEvent(
  'events.family.pet-chosen.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['worlds'] } },
  z.object({ familyId: z.uuid(), childId: z.uuid(), avatar }),
);

/** Those who run the product changed a kit. What was changed is named by field, before and after. */
export const petKitEdited = defineEvent(
  'events.family.pet-kit-edited.v1',
  { aggregate: 'kitRowId', signal: { to: toEveryone, topics: ['worlds'] } },
  z.object({
    kitRowId: z.uuid(),
    kitName: z.string(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string()),
    after: z.record(z.string(), z.string()),
  }),
);
