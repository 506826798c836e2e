import type { Mood, PetStage } from '@alcancia/web-kit/art';

/** Lifetime points at which the egg hatches. */
export const hatchesAtPoints = 150;

const stages: readonly (readonly [fromPoints: number, stage: PetStage])[] = [
  [4_000, 5],
  [1_600, 4],
  [600, 3],
  [hatchesAtPoints, 2],
];

/** The companion grows with lifetime points (G18). */
export const stageOf = (totalPoints: number): PetStage =>
  stages.find(([fromPoints]) => totalPoints >= fromPoints)?.[1] ?? 1;

/** Its mood follows today's work: asleep when nothing is due, overjoyed when all is done (G18). */
export const moodOf = ({
  todayDone,
  todayTotal,
}: {
  readonly todayDone: number;
  readonly todayTotal: number;
}): Mood => {
  if (todayTotal === 0) return 'sleep';
  return todayDone >= todayTotal ? 'cheer' : 'happy';
};
