import type { OutputOf } from '@alcancia/contracts/define';
import { listChildGoals } from '@alcancia/contracts/family';
import { readPages } from '@alcancia/web-kit';

export const goalsOf = (childId: string) => readPages(listChildGoals, { childId });

export type ChildGoal = OutputOf<typeof listChildGoals>['goals'][number];
export type GoalMilestone = ChildGoal['progress']['milestones'][number];
