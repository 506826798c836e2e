import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { claimActivity, type OccurrenceView, withdrawClaim } from '@alcancia/contracts/family';
import { type PendingAct, useConnection, useKeptWrite, usePendingActs, useSessionActs } from '@alcancia/web-kit';
import { toastError } from '@alcancia/web-kit/ui';

import { placeOccurrence } from './place-occurrence.js';

/** Whether this act, which waits for the network, is about this occurrence. */
const isAbout =
  ({ childId, activityId, dueOn, occurrenceId }: OccurrenceView) =>
  ({ contract: { subject }, input }: PendingAct): boolean =>
    subject === claimActivity.subject
      ? input['childId'] === childId && input['activityId'] === activityId && input['dueOn'] === dueOn
      : subject === withdrawClaim.subject && input['occurrenceId'] === occurrenceId;

/**
 * 'Hecho' and 'Deshacer' of one activity on one day. A tap counts at once and no second one does, until the occurrence
 * changes by what the server answered, or the server refuses. Without a network it waits on this device (G42).
 */
export function useTask(occurrence: OccurrenceView) {
  const client = useQueryClient();
  const [begun, setBegun] = useState<{ readonly act: 'claim' | 'withdraw'; readonly on: OccurrenceView } | null>(null);
  const { pending } = useSessionActs();
  const { isOffline, isSlow } = useConnection();
  const kept = usePendingActs().find(isAbout(occurrence));
  const keptAct = kept && (kept.contract.subject === claimActivity.subject ? 'claim' : 'withdraw');
  const underWay = begun?.on === occurrence ? begun.act : (keptAct ?? null);
  const onRefused = (error: unknown) => {
    setBegun(null);
    toastError(error);
  };
  const claim = useKeptWrite(claimActivity, {
    onRefused,
    onDone: (answer) => placeOccurrence(client, answer.occurrence),
  });
  const withdraw = useKeptWrite(withdrawClaim, {
    onRefused,
    onDone: () => placeOccurrence(client, { ...occurrence, state: 'disponible', canClaim: true, claimedAt: null }),
  });
  const { childId, activityId, dueOn, occurrenceId } = occurrence;
  /** It has not left this device. */
  const unsent = keptAct === 'claim' && kept?.tries === 'none' && isOffline ? kept : undefined;

  return {
    underWay,
    /** It is kept on this device until there is a way to the server. */
    isWaiting: kept !== undefined && (kept.tries === 'failed' || isOffline || isSlow),
    /** It can still be taken back here. */
    isUnsent: unsent !== undefined,
    /** Its button is gone with the tap: there is no second one. */
    claim: (note?: string): void => {
      setBegun({ act: 'claim', on: occurrence });
      claim({ childId, activityId, dueOn, ...(note ? { note } : {}) });
    },
    /** Its button stays until the server has answered. */
    takeBack: (): void => {
      if (unsent) {
        setBegun(null);
        return pending.drop(unsent);
      }
      if (underWay || !occurrenceId) return;
      setBegun({ act: 'withdraw', on: occurrence });
      withdraw({ occurrenceId });
    },
  };
}
