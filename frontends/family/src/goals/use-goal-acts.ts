import type { GoalView } from '@alcancia/contracts/family';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';
import { useSetGoalActive, useSetGoalArchived } from './goals.queries.js';

/** Pause, go on, archive, take back: one tap each, with its toast. */
export function useGoalActs() {
  const setActive = useSetGoalActive();
  const setArchived = useSetGoalArchived();
  const onError = (error: unknown): void => toastError(error);

  const restore = ({ id }: GoalView): void =>
    setArchived.mutate(
      { goalId: id, isArchived: false },
      { onSuccess: () => toast({ kind: 'success', title: words.restoredToast }), onError },
    );

  return {
    restore,
    pause: ({ id }: GoalView): void =>
      setActive.mutate(
        { goalId: id, isActive: false },
        { onSuccess: () => toast({ title: words.pausedToast, text: words.pausedText }), onError },
      ),
    resume: ({ id }: GoalView): void =>
      setActive.mutate(
        { goalId: id, isActive: true },
        { onSuccess: () => toast({ kind: 'success', title: words.resumedToast }), onError },
      ),
    archive: (goal: GoalView): void =>
      setArchived.mutate(
        { goalId: goal.id, isArchived: true },
        {
          onSuccess: () =>
            toast({
              title: words.archivedToast,
              text: words.archivedText,
              action: { label: words.undo, onClick: () => restore(goal) },
            }),
          onError,
        },
      ),
  };
}

export type GoalActs = ReturnType<typeof useGoalActs>;
