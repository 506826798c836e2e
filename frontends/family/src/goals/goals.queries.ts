import type { AskOf } from '@alcancia/contracts/define';
import {
  createGoal,
  listActivities,
  listGoals,
  readGoal,
  setGoalActive,
  setGoalArchived,
  updateGoal,
} from '@alcancia/contracts/family';
import { read, readPages, useWrite } from '@alcancia/web-kit';

export type Archived = NonNullable<AskOf<typeof listGoals>['archived']>;

export const goalsOf = (archived: Archived, childId: string | null) =>
  readPages(listGoals, { archived, ...(childId === null ? {} : { childId }) });
/** As it stands on the server now, whatever was read before. */
export const freshGoal = (goalId: string) => ({ ...read(readGoal, { goalId }), staleTime: 0 });
/** What may count towards a goal. */
export const countable = read(listActivities, { limit: 100 });

export const useCreateGoal = () => useWrite(createGoal);
export const useUpdateGoal = () => useWrite(updateGoal);
export const useSetGoalActive = () => useWrite(setGoalActive);
export const useSetGoalArchived = () => useWrite(setGoalArchived);
