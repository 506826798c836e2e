import { z } from 'zod';

import { defineEvent, personal } from '../define.js';

/** An adult's name changed or is new; consumers keep it to say who did what. */
export const adultChanged = defineEvent(
  'events.identity.adult-changed.v1',
  { aggregate: 'adultId' },
  z.object({ adultId: z.uuid(), displayName: personal(z.string()) }),
);
