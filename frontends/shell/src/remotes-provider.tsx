import { createContext, type ReactNode, useContext } from 'react';

import type { Remotes } from '@alcancia/web-kit/federation';

const Current = createContext<Remotes | null>(null);

interface RemotesProviderProps {
  readonly remotes: Remotes;
  readonly children: ReactNode;
}

export const RemotesProvider = ({ remotes, children }: RemotesProviderProps) => (
  <Current value={remotes}>{children}</Current>
);

/** The micro-frontends of this page. */
export function useRemotes(): Remotes {
  const remotes = useContext(Current);
  if (!remotes) throw new Error('There is no <RemotesProvider> around this');
  return remotes;
}
