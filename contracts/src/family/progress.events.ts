import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toRecipient } from '../recipients.js';

/** An adult has ideas of its own now: the guide shows that step as done. */
export const ideaCounted = defineEvent(
  'events.family.idea-counted.v1',
  { aggregate: 'recipientId', signal: { to: toRecipient, topics: ['progress'] } },
  z.object({ recipientId: z.uuid() }),
);
