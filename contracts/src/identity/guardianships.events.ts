import { z } from 'zod';

import { guardianRoles, permissions } from '../caller.js';
import { defineEvent } from '../define.js';

/** A link began, its rights were changed by the owner, or it was ended by the owner or by its adult. */
export const linkChanges = ['began', 'rights', 'ended', 'left'] as const;

/** A link between an adult and a child began, changed or ended (G1). */
export const guardianshipChanged = defineEvent(
  'events.identity.guardianship-changed.v1',
  {
    aggregate: 'childId',
    signal: {
      to: ({ adultId, childId }) => ({ users: [adultId], children: [childId] }),
      topics: ['children', 'profiles', 'session'],
    },
  },
  z.object({
    childId: z.uuid(),
    familyId: z.uuid(),
    adultId: z.uuid(),
    role: z.enum(guardianRoles),
    permissions,
    isActive: z.boolean(),
    /** Absent where the event is of a release that did not say. */
    change: z.enum(linkChanges).optional(),
  }),
);
