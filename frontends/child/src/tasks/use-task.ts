import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { claimActivity, type OccurrenceView, withdrawClaim } from '@alcancia/contracts/family';
import { useWrite } from '@alcancia/web-kit';
import { toastError } from '@alcancia/web-kit/ui';

import { placeOccurrence } from './place-occurrence.js';

/**
 * 'Hecho' and 'Deshacer' of one activity on one day. A tap counts at once and no second one does, until the server has
 * answered; what it answered is in place by then.
 */
export function useTask(occurrence: OccurrenceView) {
  const client = useQueryClient();
  const [underWay, setUnderWay] = useState<'claim' | 'withdraw' | null>(null);
  const onError = (error: unknown) => {
    setUnderWay(null);
    toastError(error);
  };
  const claim = useWrite(claimActivity, { onError, onSuccess: (answer) => placeOccurrence(client, answer.occurrence) });
  const withdraw = useWrite(withdrawClaim, {
    onError,
    onSuccess: () => placeOccurrence(client, { ...occurrence, state: 'disponible', canClaim: true, claimedAt: null }),
  });
  const { childId, activityId, dueOn, occurrenceId } = occurrence;
  const isPending = claim.isPending || withdraw.isPending;
  useEffect(() => {
    if (!isPending) setUnderWay(null);
  }, [occurrence, isPending]);

  return {
    underWay,
    claim: (note?: string): void => {
      if (underWay) return;
      setUnderWay('claim');
      claim.mutate({ childId, activityId, dueOn, ...(note ? { note } : {}) });
    },
    takeBack: (): void => {
      if (underWay || !occurrenceId) return;
      setUnderWay('withdraw');
      withdraw.mutate({ occurrenceId });
    },
  };
}
