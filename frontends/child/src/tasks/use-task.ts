import { useQueryClient } from '@tanstack/react-query';

import { claimActivity, type OccurrenceView, withdrawClaim } from '@alcancia/contracts/family';
import { useWrite } from '@alcancia/web-kit';
import { toastError } from '@alcancia/web-kit/ui';

import { placeOccurrence } from './place-occurrence.js';

/** 'Hecho' and 'Deshacer' of one activity on one day. While one is on its way, the other waits. */
export function useTask(occurrence: OccurrenceView) {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(error);
  const claim = useWrite(claimActivity, { onError, onSuccess: (answer) => placeOccurrence(client, answer.occurrence) });
  const withdraw = useWrite(withdrawClaim, {
    onError,
    onSuccess: () => placeOccurrence(client, { ...occurrence, state: 'disponible', canClaim: true, claimedAt: null }),
  });
  const { childId, activityId, dueOn, occurrenceId } = occurrence;
  const isBusy = claim.isPending || withdraw.isPending;

  return {
    isClaiming: claim.isPending,
    isTakingBack: withdraw.isPending,
    claim: (note?: string): void => {
      if (!isBusy) claim.mutate({ childId, activityId, dueOn, ...(note ? { note } : {}) });
    },
    takeBack: (): void => {
      if (!isBusy && occurrenceId) withdraw.mutate({ occurrenceId });
    },
  };
}
