import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { moment } from '../values.js';

/** What one child did between two Sundays at 18:00 of its family, and what waits now. */
const childWeek = z.object({
  childId: z.uuid(),
  /** What it did most often first; the names of five activities at most. */
  activities: z.array(z.object({ title: personal(z.string()), times: z.int().positive() })).max(5),
  /** All that it did, approved or still in review, by the moment of the claim (G4). */
  done: z.int().nonnegative(),
  points: z.int(),
  earnedCents: z.int(),
  usedCents: z.int(),
  availableCents: z.int(),
  /** Requests that no adult has decided. */
  waiting: z.int().nonnegative(),
});
export type ChildWeek = z.output<typeof childWeek>;

/** It is Sunday, 18:00, in a family's zone. Families in which nothing happened and nothing waits are not among them. */
export const weekEnded = defineEvent(
  'events.family.week-ended.v1',
  { aggregate: 'familyId' },
  z.object({ familyId: z.uuid(), endedAt: moment, children: z.array(childWeek).max(100) }),
);
