import { z } from 'zod';

import { defineEvent } from '../define.js';
import { erasedPerson, erasedRoles } from '../erasures.js';

/** `waiting`: can be taken back until `dueAt`. `closed`: nobody reaches the person any more. `done`: every service has erased. */
export const erasureStates = ['waiting', 'cancelled', 'closed', 'done'] as const;

/** An erasure was asked for, taken back, or went on. Nothing is to be erased yet. */
export const erasureChanged = defineEvent(
  'events.identity.erasure-changed.v1',
  {
    aggregate: 'personId',
    signal: {
      to: ({ personId }) => ({ users: [personId], children: [personId] }),
      topics: ['children', 'profiles', 'session'],
    },
  },
  z.object({
    erasureId: z.uuid(),
    personId: z.uuid(),
    personRole: z.enum(erasedRoles),
    state: z.enum(erasureStates),
    dueAt: z.iso.datetime(),
    /** Who asked, or took it back. */
    byId: z.uuid(),
  }),
);

/** The time to take it back is over: every service erases the person by its registry and says `person-erased` (G41). */
export const erasureDue = defineEvent('events.identity.erasure-due.v1', { aggregate: 'personId' }, erasedPerson);

/** Identity keeps nothing of the person any more. */
export const erasedInIdentity = defineEvent(
  'events.identity.person-erased.v1',
  { aggregate: 'personId' },
  erasedPerson,
);
