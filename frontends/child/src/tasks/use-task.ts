import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { claimActivity, type OccurrenceView, withdrawClaim } from '@alcancia/contracts/family';
import { useWrite } from '@alcancia/web-kit';
import { toastError } from '@alcancia/web-kit/ui';

import { placeOccurrence } from './place-occurrence.js';

/**
 * 'Hecho' and 'Deshacer' of one activity on one day. A tap counts at once and no second one does, until the occurrence
 * changes by what the server answered, or the server refuses.
 */
export function useTask(occurrence: OccurrenceView) {
  const client = useQueryClient();
  const [begun, setBegun] = useState<{ readonly act: 'claim' | 'withdraw'; readonly on: OccurrenceView } | null>(null);
  const underWay = begun?.on === occurrence ? begun.act : null;
  const onError = (error: unknown) => {
    setBegun(null);
    toastError(error);
  };
  const claim = useWrite(claimActivity, { onError, onSuccess: (answer) => placeOccurrence(client, answer.occurrence) });
  const withdraw = useWrite(withdrawClaim, {
    onError,
    onSuccess: () => placeOccurrence(client, { ...occurrence, state: 'disponible', canClaim: true, claimedAt: null }),
  });
  const { childId, activityId, dueOn, occurrenceId } = occurrence;

  return {
    underWay,
    /** The act that led here, if it was one of these. */
    last: begun?.act ?? null,
    /** Its button is gone with the tap: there is no second one. */
    claim: (note?: string): void => {
      setBegun({ act: 'claim', on: occurrence });
      claim.mutate({ childId, activityId, dueOn, ...(note ? { note } : {}) });
    },
    /** Its button stays until the server has answered. */
    takeBack: (): void => {
      if (underWay || !occurrenceId) return;
      setBegun({ act: 'withdraw', on: occurrence });
      withdraw.mutate({ occurrenceId });
    },
  };
}
