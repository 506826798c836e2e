import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChildren } from '../recipients.js';

/** A projection that feeds a screen has taken in a child or a name (house §2.5). */
export const familyViewChanged = defineEvent(
  'events.family.family-view-changed.v1',
  {
    aggregate: 'familyId',
    signal: { to: toChildren, topics: ['activities', 'agenda', 'approvals', 'goals', 'rewards', 'wallet', 'progress'] },
  },
  z.object({ familyId: z.uuid(), childIds: z.array(z.uuid()) }),
);
