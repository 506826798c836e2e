import type { RewardView } from '@alcancia/contracts/family';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';
import { useSetRewardActive, useSetRewardArchived } from './rewards.queries.js';

/** Pause, go on, archive, take back: one tap each, with its toast. */
export function useRewardActs() {
  const setActive = useSetRewardActive();
  const setArchived = useSetRewardArchived();
  const onError = (error: unknown): void => toastError(error);

  const restore = ({ id }: RewardView): void =>
    setArchived.mutate(
      { rewardId: id, isArchived: false },
      { onSuccess: () => toast({ kind: 'success', title: words.restoredToast }), onError },
    );

  return {
    restore,
    pause: ({ id }: RewardView): void =>
      setActive.mutate(
        { rewardId: id, isActive: false },
        { onSuccess: () => toast({ title: words.pausedToast, text: words.pausedText }), onError },
      ),
    resume: ({ id }: RewardView): void =>
      setActive.mutate(
        { rewardId: id, isActive: true },
        { onSuccess: () => toast({ kind: 'success', title: words.resumedToast }), onError },
      ),
    archive: (reward: RewardView): void =>
      setArchived.mutate(
        { rewardId: reward.id, isArchived: true },
        {
          onSuccess: () =>
            toast({
              title: words.archivedToast,
              text: words.archivedText,
              action: { label: words.undo, onClick: () => restore(reward) },
            }),
          onError,
        },
      ),
  };
}

export type RewardActs = ReturnType<typeof useRewardActs>;
