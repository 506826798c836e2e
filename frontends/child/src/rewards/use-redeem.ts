import { useQueryClient } from '@tanstack/react-query';

import { cancelRedemption, redeemReward } from '@alcancia/contracts/family';
import { makeStale, useWrite } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';

/** Redeeming; a refusal means that the shelf on the screen was an older one, so it is read again. */
export function useRedeem(onSettled: () => void) {
  const client = useQueryClient();
  return useWrite(redeemReward, {
    onSuccess: ({ redemption: { state } }) =>
      state === 'por_entregar'
        ? toast({ kind: 'success', title: words.won, text: words.wonToast })
        : toast({ kind: 'success', title: words.asked, text: words.askedToast }),
    onError: (error) => {
      toastError(error);
      void makeStale(client, redeemReward.topics);
    },
    onSettled,
  });
}

/** Thinking again: the coins come back, and that is said. */
export function useCancelRedemption(sayBack: () => string, onSettled: () => void) {
  const client = useQueryClient();
  return useWrite(cancelRedemption, {
    onSuccess: () => toast({ title: words.cancelled, text: sayBack() }),
    onError: (error) => {
      toastError(error);
      void makeStale(client, cancelRedemption.topics);
    },
    onSettled,
  });
}
