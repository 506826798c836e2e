import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { avatar, palette } from '../values.js';
import { toChild } from '../recipients.js';

/** A child was added or its profile changed. */
export const childChanged = defineEvent(
  'events.identity.child-changed.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['children', 'profiles', 'session'] } },
  z.object({
    childId: z.uuid(),
    familyId: z.uuid(),
    displayName: personal(z.string()),
    avatar,
    palette,
    isNew: z.boolean(),
  }),
);
