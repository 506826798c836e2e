import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChildren } from '../recipients.js';
import type { FamilyTopic } from './topics.js';

const shown = [
  'activities',
  'agenda',
  'approvals',
  'goals',
  'challenges',
  'rewards',
  'wallet',
  'progress',
] as const satisfies readonly FamilyTopic[];

/** A projection that feeds a screen has taken in a child or a name (house §2.5). */
export const familyViewChanged = defineEvent(
  'events.family.family-view-changed.v1',
  {
    aggregate: 'familyId',
    signal: { to: toChildren, topics: shown },
  },
  z.object({ familyId: z.uuid(), childIds: z.array(z.uuid()) }),
);

/** The rights of an adult over a child are others, or none: what this service shows to that adult is another. */
export const adultViewChanged = defineEvent(
  'events.family.adult-view-changed.v1',
  { aggregate: 'adultId', signal: { to: ({ adultId }) => ({ users: [adultId] }), topics: shown } },
  z.object({ familyId: z.uuid(), adultId: z.uuid() }),
);
