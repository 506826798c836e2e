import type { GoalView } from '@alcancia/contracts/family';

import { offerActs } from '../offer-acts.js';
import { words } from '../words/goals.js';
import { useSetGoalActive, useSetGoalArchived } from './goals.queries.js';

/** What one tap does to a goal of the list. */
export function useGoalActs() {
  const setActive = useSetGoalActive();
  const setArchived = useSetGoalArchived();
  return offerActs<GoalView>({
    setActive: ({ id }, isActive, then) => setActive.mutate({ goalId: id, isActive }, then),
    setArchived: ({ id }, isArchived, then) => setArchived.mutate({ goalId: id, isArchived }, then),
    said: words.said,
  });
}

export type GoalActs = ReturnType<typeof useGoalActs>;
