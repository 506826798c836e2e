import { z } from 'zod';

import { defineEvent } from '../define.js';
import { moment } from '../values.js';
import { toChild } from '../recipients.js';

/** Three wrong PINs in a row; `needsAdult` from the fourth lock on (G52). Guardians are told at each. */
export const pinLocked = defineEvent(
  'events.identity.pin-locked.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['profiles', 'children'] } },
  z.object({ childId: z.uuid(), familyId: z.uuid(), lockedUntil: moment, needsAdult: z.boolean() }),
);

/** A child's PIN was set, reset or unlocked, or its device list changed: screens re-read. */
export const entryChanged = defineEvent(
  'events.identity.entry-changed.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['profiles', 'children', 'devices'] } },
  z.object({ childId: z.uuid(), familyId: z.uuid() }),
);
