import { z } from 'zod';

import { defineEvent } from '../define.js';

/** A household was made or its settings changed. */
export const familyChanged = defineEvent(
  'events.identity.family-changed.v1',
  { aggregate: 'familyId', signal: { to: ({ ownerId }) => ({ users: [ownerId] }), topics: ['household', 'session'] } },
  z.object({ familyId: z.uuid(), ownerId: z.uuid(), timeZone: z.string(), moneyName: z.string() }),
);
