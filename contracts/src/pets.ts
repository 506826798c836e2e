import { z } from 'zod';

/** 1 egg, 2 in half a shell, 3 small, 4 with tail, wings and flower, 5 crowned (G18). */
export const petStage = z.int().min(1).max(5);
export type PetStage = 1 | 2 | 3 | 4 | 5;

/** Lifetime points at which each stage begins, the first one at birth (G18). */
export const petStagePoints = [0, 150, 600, 1_600, 4_000] as const;

/** Lifetime points at which the egg hatches. */
export const hatchesAtPoints = petStagePoints[1];

/** The companion grows with lifetime points (G18). */
export const petStageOf = (totalPoints: number): PetStage =>
  Math.max(1, petStagePoints.filter((from) => totalPoints >= from).length) as PetStage;

/** A companion is never sad, sick or gone (G18). */
export const petMood = z.enum(['happy', 'cheer', 'sleep']);
export type PetMood = z.output<typeof petMood>;

interface Today {
  readonly todayDone: number;
  readonly todayTotal: number;
}

/** The mood follows today's work: asleep when nothing is due, overjoyed when all is done (G18). */
export function petMoodOf({ todayDone, todayTotal }: Today): PetMood {
  if (todayTotal === 0) return 'sleep';
  return todayDone >= todayTotal ? 'cheer' : 'happy';
}
