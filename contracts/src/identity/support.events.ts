import { z } from 'zod';

import { defineEvent } from '../define.js';

/** Support mode was opened for a family, or closed before its time: its owner is told, and both screens show it (G1). */
export const supportChanged = defineEvent(
  'events.identity.support-changed.v1',
  {
    aggregate: 'accessId',
    signal: { to: ({ ownerId, administratorId }) => ({ users: [ownerId, administratorId] }), topics: ['support'] },
  },
  z.object({ accessId: z.uuid(), ownerId: z.uuid(), administratorId: z.uuid(), isOpen: z.boolean() }),
);
