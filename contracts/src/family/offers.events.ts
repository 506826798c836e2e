import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChildren } from '../recipients.js';

/** An activity, goal or reward of the family was made, changed, paused or archived: screens re-read, nothing else. */
export const offerChanged = defineEvent(
  'events.family.offer-changed.v1',
  {
    aggregate: 'offerId',
    signal: { to: toChildren, topics: ['activities', 'agenda', 'goals', 'rewards', 'progress'] },
  },
  z.object({
    familyId: z.uuid(),
    offerId: z.uuid(),
    offer: z.enum(['activity', 'goal', 'reward']),
    childIds: z.array(z.uuid()),
  }),
);
