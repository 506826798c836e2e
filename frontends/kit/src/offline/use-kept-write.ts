import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import { ApiError } from '../api/api-error.js';
import { pauseMs } from '../live/live-socket.js';
import { readWhoAmI, useSessionActs } from '../session/use-session.js';
import { connection, type ConnectionState } from './connection.js';
import type { PendingAct } from './pending-acts.js';

export const useConnection = (): ConnectionState => useSyncExternalStore(connection.subscribe, connection.snapshot);

/** The profile that is here, also while it is being read again. */
const useOwner = (): string | null => useQuery({ ...readWhoAmI, enabled: false }).data?.active?.id ?? null;

/** What whoever is here did and what has not been sent yet, oldest first. */
export function usePendingActs(): readonly PendingAct[] {
  const { pending } = useSessionActs();
  const owner = useOwner();
  return useSyncExternalStore(pending.subscribe, pending.snapshot).filter((act) => act.owner === owner);
}

interface KeptWrite<C extends AnyRequest> {
  readonly onDone: (answer: OutputOf<C>) => void;
  readonly onRefused: (error: ApiError) => void;
}

/**
 * An act that may wait for the network: kept on the device before it is sent, and sent when there is a way (G42).
 * For what hurts nobody when it comes late; all else is `useWrite`, which is refused at once without a network.
 */
export function useKeptWrite<C extends AnyRequest>(contract: C, { onDone, onRefused }: KeptWrite<C>) {
  const { pending, sender } = useSessionActs();
  const owner = useOwner();
  return (input: AskOf<C>): void => {
    try {
      if (owner === null) throw new ApiError({ code: 'not_signed_in' });
      const act = pending.keep(contract, input, owner);
      sender.expect(act, { onDone: (answer) => onDone(answer as OutputOf<C>), onRefused });
      void sender.send();
    } catch (thrown) {
      onRefused(thrown instanceof ApiError ? thrown : new ApiError({ code: 'unavailable' }));
    }
  };
}

/** Sends what waits: when its owner is here, when the network is back, and otherwise again and again with backoff. Once per page. */
export function usePendingDelivery(onRefused: (error: ApiError) => void): void {
  const { pending, sender } = useSessionActs();
  const owner = useOwner();
  const waiting = usePendingActs().length;
  useEffect(() => {
    sender.sayRefusals(onRefused);
  }, [sender, onRefused]);
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith('alcancia.')) pending.look();
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [pending]);
  useEffect(() => {
    if (owner === null || waiting === 0) return;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const go = async (): Promise<void> => {
      clearTimeout(timer);
      const isAllSent = await sender.send();
      if (!isAllSent && !isOver) timer = setTimeout(() => void go(), pauseMs((failures += 1)));
    };
    const goOnceOnline = (): void => {
      if (!connection.snapshot().isOffline) void go();
    };
    void go();
    const unwatch = connection.subscribe(goOnceOnline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      unwatch();
    };
  }, [sender, owner, waiting]);
}
