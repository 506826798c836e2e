import { z } from 'zod';

/** Level by lifetime points (G15). */
export const levelView = z.object({
  level: z.int().min(1).max(50),
  name: z.string(),
  totalPoints: z.int(),
  /** Points of this level so far, and how many the next one takes; null at the cap. */
  pointsIntoLevel: z.int(),
  pointsForNext: z.int().nullable(),
});
