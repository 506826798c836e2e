import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { toChild, toChildren } from '../recipients.js';

/** An adult authorised a device for a child. */
export const deviceLinked = defineEvent(
  'events.identity.device-linked.v1',
  { aggregate: 'deviceId', signal: { to: toChild, topics: ['devices', 'profiles'] } },
  z.object({ deviceId: z.uuid(), familyId: z.uuid(), childId: z.uuid(), name: personal(z.string()), by: z.uuid() }),
);

/** A device may no longer be used by its children; their sessions on it have ended. */
export const deviceRevoked = defineEvent(
  'events.identity.device-revoked.v1',
  { aggregate: 'deviceId', signal: { to: toChildren, topics: ['devices', 'profiles'] } },
  z.object({
    deviceId: z.uuid(),
    familyId: z.uuid(),
    childIds: z.array(z.uuid()),
    name: personal(z.string()),
    by: z.uuid(),
  }),
);
