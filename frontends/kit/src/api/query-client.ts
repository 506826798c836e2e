import { QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError } from './api-error.js';
import { readAgainLater } from './make-stale.js';
import { staleTimeMs } from './read.js';

const retries = 1;

/** One retry, and none of what was refused for good; no re-read on focus or reconnect (spec 1 §9). */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // What a re-read does not find is not there any more, or not for this person: its last state is shown no longer.
      onError(error, query) {
        if (!(error instanceof ApiError)) return;
        if (error.kind === 'not_found') query.setState({ data: undefined });
        // Nobody else would: the old state would stand there until something else changes.
        else if (error.isUncertain && query.state.data !== undefined) readAgainLater(client, query);
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network a request fails at once and says so; the library itself would wait in silence.
        networkMode: 'always',
        staleTime: staleTimeMs,
        retry: (failures, error) => failures < retries && (!(error instanceof ApiError) || error.isUncertain),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
