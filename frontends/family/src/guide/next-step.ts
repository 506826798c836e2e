import type { OutputOf } from '@alcancia/contracts/define';
import type { readProgress } from '@alcancia/contracts/family';

export type Progress = OutputOf<typeof readProgress>;

/** The steps of the guide, in its order (G28). */
export const guideSteps = ['children', 'goals', 'activities', 'handOver', 'approve', 'show', 'rewards'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** Which steps are done. The sections that do not exist yet are none of them, so that all of them can be done. */
export function stepsDone({ steps, firstCoin }: Progress): ReadonlySet<GuideStep> {
  const sections = steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  const { isClaimed, isPaid, unseenBy = null } = firstCoin ?? { isClaimed: true, isPaid: true };
  const isDone: Readonly<Record<GuideStep, boolean>> = {
    children: sections.includes('children'),
    goals: sections.includes('goals'),
    activities: sections.includes('activities'),
    handOver: isClaimed || isPaid,
    approve: isPaid,
    show: isPaid && unseenBy === null,
    rewards: sections.includes('rewards'),
  };
  return new Set(guideSteps.filter((step) => isDone[step]));
}
