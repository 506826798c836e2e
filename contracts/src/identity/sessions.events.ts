import { z } from 'zod';

import { defineEvent } from '../define.js';

/** What someone may do has changed: gateways drop their cached callers and re-check open sockets. */
export const accessChanged = defineEvent(
  'events.identity.access-changed.v1',
  { aggregate: 'aboutId' },
  z.object({
    /** The session, profile, child or device named below. */
    aboutId: z.uuid(),
    about: z.enum(['session', 'user', 'child', 'device']),
  }),
);
