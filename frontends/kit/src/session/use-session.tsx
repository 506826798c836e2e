import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import type { FeatureFlag } from '@alcancia/contracts/flags';
import { whoAmI } from '@alcancia/contracts/identity';

import { read } from '../api/read.js';
import type { Session } from './session.js';

export type WhoAmI = OutputOf<typeof whoAmI>;

/**
 * Who is in front of the screen. `unchosen`: signed in, but no profile chosen yet. `unknown`: it could not be found out,
 * so nothing opens until `retry` succeeds (G45).
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  | { readonly status: 'unknown'; readonly retry: () => void }
  | { readonly status: 'unchosen' | 'adult' | 'child'; readonly who: WhoAmI };

const Current = createContext<Session | null>(null);

export const SessionProvider = ({ session, children }: { readonly session: Session; readonly children: ReactNode }) => (
  <Current value={session}>{children}</Current>
);

/** What may be done with the session: sign in and out, enter, leave. */
export function useSessionActs(): Session {
  const session = useContext(Current);
  if (!session) throw new Error('There is no <SessionProvider> around this');
  return session;
}

export const readWhoAmI = read(whoAmI, {});

/** Who is here, re-read whenever the session, the profiles or the household change. */
export function useSession(): SessionState {
  const session = useSessionActs();
  const { phase } = useSyncExternalStore(session.subscribe, session.snapshot);
  const client = useQueryClient();
  const { data, isError, isFetching } = useQuery({ ...readWhoAmI, enabled: phase === 'here' });
  if (phase === 'none') return { status: 'none' };
  if (phase === 'unreachable') return { status: 'unknown', retry: () => void session.open() };
  if (phase === 'here' && data) return { status: data.profile === 'none' ? 'unchosen' : data.profile, who: data };
  if (phase === 'here' && isError && !isFetching)
    return { status: 'unknown', retry: () => void client.refetchQueries({ queryKey: readWhoAmI.queryKey }) };
  return { status: 'loading' };
}

/** Who is here, for pages that only open when somebody is. */
export function useWho(): WhoAmI {
  const session = useSession();
  if (!('who' in session)) throw new Error('Nobody is here: this page needs a guard');
  return session.who;
}

/** Whether a section is on; what has no flag always is, and so is everything until it is known who is here. */
export function useFlag(flag: FeatureFlag | undefined): boolean {
  const session = useSession();
  return flag === undefined || !('who' in session) || session.who.flagsOff?.includes(flag) !== true;
}
