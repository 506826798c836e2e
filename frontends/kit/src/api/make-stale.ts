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

/** After a reconnect nothing can be trusted: everything mounted is read again. */
export function makeAllStale(client: QueryClient): Promise<void> {
  for (const { queryKey } of client.getQueryCache().findAll({ type: 'active' })) background.add(hashKey(queryKey));
  return client.invalidateQueries();
}
