import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';

import type { Topic } from '@alcancia/contracts/topics';

const background = new Set<string>();

/** True once for a query that a live signal made stale: its re-read is not a person's action (house §5). */
export const takeBackgroundMark = (queryHash: string): boolean => background.delete(queryHash);

const concerns = (topics: readonly Topic[]) => {
  const wanted = new Set<unknown>(topics);
  return ({ queryKey: [heads] }: Query) => Array.isArray(heads) && heads.some((topic) => wanted.has(topic));
};

interface MakeStaleOptions {
  /** Caused by a live signal or a reconnect, not by the person in front of the screen. */
  readonly isBackground?: boolean;
}

/** Everything mounted that speaks of these topics is read again; the rest when it is next shown. */
export function makeStale(
  client: QueryClient,
  topics: readonly Topic[],
  { isBackground = false }: MakeStaleOptions = {},
): Promise<void> {
  const predicate = concerns(topics);
  if (isBackground)
    for (const { queryKey } of client.getQueryCache().findAll({ type: 'active', predicate }))
      background.add(hashKey(queryKey));
  return client.invalidateQueries({ predicate });
}

/** What could not be read anew is tried again after so long, in milliseconds. */
export const readAgainMs = 5_000;
/** Queries that wait for that: however often one fails meanwhile, it is tried again once. */
const waiting = new WeakSet<Query>();

/** What is shown is older than what the server knows: it is read again for as long as somebody looks at it. */
export function readAgainLater(
  client: QueryClient,
  { queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>,
): void {
  const query = client.getQueryCache().get(queryHash);
  if (!query || waiting.has(query)) return;
  waiting.add(query);
  setTimeout(() => {
    waiting.delete(query);
    if (!query.isActive() || query.state.status !== 'error') return;
    background.add(queryHash);
    void client.refetchQueries({ queryKey, exact: true });
  }, readAgainMs);
}

/** After a reconnect nothing can be trusted: everything mounted is read again. */
export function makeAllStale(client: QueryClient): Promise<void> {
  for (const { queryKey } of client.getQueryCache().findAll({ type: 'active' })) background.add(hashKey(queryKey));
  return client.invalidateQueries();
}
