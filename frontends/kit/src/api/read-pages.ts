import { hashKey, infiniteQueryOptions } from '@tanstack/react-query';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import { ask } from './ask.js';
import { takeBackgroundMark } from './make-stale.js';
import { readKey, staleTimeMs } from './read.js';

/** Query options of a list that comes in pages, for useSuspenseInfiniteQuery with <SeeMore>. */
export function readPages<C extends AnyRequest>(
  contract: OutputOf<C> extends { nextCursor: string | null } ? C : never,
  input: Omit<AskOf<C>, 'cursor'>,
) {
  const queryKey = [...readKey<C>(contract, input as AskOf<C>), 'pages'] as const;
  // A re-read asks page after page: what caused the first one caused them all.
  let isBackground = false;
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam, client }): Promise<OutputOf<C>> => {
      if (pageParam === null) isBackground = takeBackgroundMark(hashKey(queryKey));
      const isOneMore = client.getQueryState(queryKey)?.fetchMeta?.fetchMore !== undefined;
      return ask<C>(contract, { ...input, ...(pageParam === null ? {} : { cursor: pageParam }) } as AskOf<C>, {
        signal,
        isBackground: isBackground && !isOneMore,
      });
    },
    getNextPageParam: (last) => (last as { nextCursor: string | null }).nextCursor,
    staleTime: staleTimeMs,
  });
}
