import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { toChild, toChildren, toEveryone } from '../recipients.js';

/** A challenge was made, changed or cancelled: screens re-read, nothing else. */
export const challengeChanged = defineEvent(
  'events.family.challenge-changed.v1',
  { aggregate: 'challengeId', signal: { to: toChildren, topics: ['challenges', 'progress'] } },
  z.object({ familyId: z.uuid(), challengeId: z.uuid(), childIds: z.array(z.uuid()) }),
);

/** What became of a challenge for one child. `offered`: it can be accepted; `reopened`: an undo took the win back. */
export const challengeMoved = defineEvent(
  'events.family.challenge-moved.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['challenges', 'wallet', 'celebrations'] } },
  z.object({
    familyId: z.uuid(),
    childId: z.uuid(),
    challengeId: z.uuid(),
    title: personal(z.string()),
    step: z.enum(['offered', 'accepted', 'started', 'won', 'missed', 'cancelled', 'reopened']),
    points: z.int(),
    coinsCents: z.int(),
  }),
);

/** Those who run the product made or changed an official challenge. What was changed is named by field; of a new one `before` is empty. */
export const officialChallengeEdited = defineEvent(
  'events.family.official-challenge-edited.v1',
  { aggregate: 'officialId', signal: { to: toEveryone, topics: ['official-challenges'] } },
  z.object({
    officialId: z.uuid(),
    title: z.string(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string()),
    after: z.record(z.string(), z.string()),
  }),
);
