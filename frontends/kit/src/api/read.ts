import { hashKey, queryOptions } from '@tanstack/react-query';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import type { ApiError } from './api-error.js';
import { ask } from './ask.js';
import { takeBackgroundMark } from './make-stale.js';

/** Data counts as fresh for five minutes (spec 1 §9). */
export const staleTimeMs = 5 * 60_000;

/** The head of every key names its topics: live signals and writes find by it what they make stale. */
type ReadKey<C extends AnyRequest> = readonly [topics: C['topics'], subject: string, input: AskOf<C>];

export const readKey = <C extends AnyRequest>(contract: C, input: AskOf<C>): ReadKey<C> => [
  contract.topics,
  contract.subject,
  input,
];

/** Query options of a read contract: key, fetcher and freshness. For useQuery, useSuspenseQuery, prefetchQuery, setQueryData. */
export function read<C extends AnyRequest>(contract: C, input: AskOf<C>) {
  const key = readKey(contract, input);
  return queryOptions<OutputOf<C>, ApiError, OutputOf<C>, ReadKey<C>>({
    queryKey: key,
    queryFn: ({ signal }) => ask(contract, input, { signal, isBackground: takeBackgroundMark(hashKey(key)) }),
    staleTime: staleTimeMs,
  });
}
