import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { toChild } from '../recipients.js';

/** A child crossed a part of the way to a goal; told once, whatever is undone later. */
export const milestoneHit = defineEvent(
  'events.family.milestone-hit.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['goals', 'celebrations'] } },
  z.object({
    familyId: z.uuid(),
    childId: z.uuid(),
    goalId: z.uuid(),
    title: personal(z.string()),
    percent: z.int(),
    bonusCoinsCents: z.int(),
  }),
);
