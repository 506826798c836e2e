import { z } from 'zod';

import { defineEvent } from '../define.js';
import { featureFlags } from '../flags.js';
import { toEveryone } from '../recipients.js';

/** A flag was switched: gateways drop all cached callers, and every open page asks again who it is and what is there. */
export const flagSwitched = defineEvent(
  'events.identity.flag-switched.v1',
  { aggregate: 'flagId', signal: { to: toEveryone, topics: ['flags', 'session'] } },
  z.object({ flagId: z.uuid(), feature: z.enum(featureFlags), isOn: z.boolean() }),
);
