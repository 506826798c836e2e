import type { OutputOf } from '@alcancia/contracts/define';
import { listChildGoals } from '@alcancia/contracts/family';
import { read } from '@alcancia/web-kit';

export const goalsOf = (childId: string, limit: number) => read(listChildGoals, { childId, limit });

export type ChildGoal = OutputOf<typeof listChildGoals>['goals'][number];
export type GoalMilestone = ChildGoal['progress']['milestones'][number];
