import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toChildren } from '../recipients.js';

/** An adult has ideas of its own, and had none before (spec 1 §4: the guide counts it). */
export const firstIdeaKept = defineEvent(
  'events.assistant.first-idea-kept.v1',
  { aggregate: 'authorId' },
  z.object({ authorId: z.uuid() }),
);

/** What these children see of the ideas that adults share with them has changed (G33). */
export const sharedIdeasChanged = defineEvent(
  'events.assistant.shared-ideas-changed.v1',
  { aggregate: 'ideaId', signal: { to: toChildren, topics: ['ideas'] } },
  z.object({ ideaId: z.uuid(), childIds: z.array(z.uuid()) }),
);
