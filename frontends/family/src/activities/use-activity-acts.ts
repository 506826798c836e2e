import type { ActivityView } from '@alcancia/contracts/family';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/activities.js';
import { useSetActivityActive, useSetActivityArchived } from './activities.queries.js';

/** Pause, go on, archive, take back: one tap each, with its toast. */
export function useActivityActs() {
  const setActive = useSetActivityActive();
  const setArchived = useSetActivityArchived();
  const onError = (error: unknown): void => toastError(error);

  const restore = ({ id }: ActivityView): void =>
    setArchived.mutate(
      { activityId: id, isArchived: false },
      { onSuccess: () => toast({ kind: 'success', title: words.restored }), onError },
    );

  return {
    isBusy: ({ id }: ActivityView): boolean =>
      [setActive, setArchived].some(({ isPending, variables }) => isPending && variables.activityId === id),
    restore,
    pause: ({ id }: ActivityView): void =>
      setActive.mutate(
        { activityId: id, isActive: false },
        { onSuccess: () => toast({ title: words.paused, text: words.pausedText }), onError },
      ),
    resume: ({ id }: ActivityView): void =>
      setActive.mutate(
        { activityId: id, isActive: true },
        { onSuccess: () => toast({ kind: 'success', title: words.resumed }), onError },
      ),
    archive: (activity: ActivityView): void =>
      setArchived.mutate(
        { activityId: activity.id, isArchived: true },
        {
          onSuccess: () =>
            toast({
              title: words.archived,
              text: words.archivedText,
              action: { label: words.undo, onClick: () => restore(activity) },
            }),
          onError,
        },
      ),
  };
}

export type ActivityActs = ReturnType<typeof useActivityActs>;
