import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChild } from '../recipients.js';

/** A child's points of a lifetime reached the next level (G15). */
export const levelReached = defineEvent(
  'events.family.level-reached.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['wallet', 'celebrations'] } },
  z.object({ familyId: z.uuid(), childId: z.uuid(), level: z.int(), name: z.string() }),
);
