import { z } from 'zod';

import type { ServiceName } from './rooms.js';

/** Whose data is erased. */
export const erasedRoles = ['child', 'adult'] as const;

/** How long somebody can take an erasure back, in days (G20). */
export const erasureGraceDays = 14;

/** Who must confirm before an erasure is done: every service that keeps something of people. */
export const erasingServices: readonly ServiceName[] = [
  'identity',
  'family',
  'notifications',
  'billing',
  'marketing',
  'assistant',
  'speech',
];

/** What each service says once nothing of a person is left with it. */
export const erasedPerson = z.object({ erasureId: z.uuid(), personId: z.uuid(), personRole: z.enum(erasedRoles) });
