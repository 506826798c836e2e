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

/** Of an adult's account: sessions opened or ended, the e-mail changed, the second step set or taken away. */
export const accountChanged = defineEvent(
  'events.identity.account-changed.v1',
  { aggregate: 'adultId', signal: { to: ({ adultId }) => ({ users: [adultId] }), topics: ['account'] } },
  z.object({ adultId: z.uuid() }),
);
