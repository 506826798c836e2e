import { z } from 'zod';

import { children, defineRequest } from '../define.js';
import { amounts, moment } from '../values.js';

export const celebrationView = z.object({
  id: z.uuid(),
  kind: z.enum(['nivel', 'hito', 'meta', 'aprobada']),
  title: z.string(),
  /** The new level or the percent reached. */
  number: z.int().nullable(),
  amounts,
  createdAt: moment,
  /** The child's egg has hatched: its companion is born (G18). */
  isHatching: z.boolean().optional(),
  /** `title` names an achievement that it has earned (G17); front ends of before read it as a goal. */
  isAchievement: z.boolean().optional(),
  /** A challenge was won; browsers of before praise it as a goal (G7). */
  isChallenge: z.boolean().optional(),
});

/** The child has seen them: they never come again. */
export const dismissCelebrations = defineRequest('family.dismiss-celebrations', {
  http: 'POST /api/family/celebrations/dismiss',
  kind: 'write',
  access: children,
  topics: ['celebrations'],
  input: z.object({ ids: z.array(z.uuid()).min(1).max(20) }),
  output: z.object({}),
});
