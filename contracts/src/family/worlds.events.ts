import { z } from 'zod';

import { defineEvent } from '../define.js';
import { cardDesign } from '../looks.js';
import { toChild } from '../recipients.js';
import { palette } from '../values.js';

/** A child's world has a new landscape or new colours. */
export const themeSaved = defineEvent(
  'events.family.theme-saved.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['worlds'] } },
  z.object({ familyId: z.uuid(), childId: z.uuid(), cardDesign, palette }),
);
