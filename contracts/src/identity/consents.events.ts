import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChild } from '../recipients.js';

/** An owner decided what may be done with a child's data. It says all that is allowed now, so that the last one suffices. */
export const consentsChanged = defineEvent(
  'events.identity.consents-changed.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['consents'] } },
  z.object({
    childId: z.uuid(),
    familyId: z.uuid(),
    /** Purpose → version of the words that asked. What is missing is not allowed. */
    given: z.record(z.string(), z.string()),
  }),
);
