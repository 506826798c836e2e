import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChild } from '../recipients.js';
import { avatar } from '../values.js';

/** A child has another companion, whose head is its avatar. */
export const petChosen = defineEvent(
  'events.family.pet-chosen.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['worlds'] } },
  z.object({ familyId: z.uuid(), childId: z.uuid(), avatar }),
);
