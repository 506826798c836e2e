import { z } from 'zod';

import { defineEvent } from '../define.js';

/** An adult chose what to be told, on one device: the others agree. */
export const preferencesChanged = defineEvent(
  'events.notifications.preferences-changed.v1',
  { aggregate: 'adultId', signal: { to: ({ adultId }) => ({ users: [adultId] }), topics: ['preferences'] } },
  z.object({ adultId: z.uuid() }),
);
