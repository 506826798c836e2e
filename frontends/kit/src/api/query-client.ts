import { QueryClient } from '@tanstack/react-query';

import { ApiError } from './api-error.js';
import { staleTimeMs } from './read.js';

const retries = 1;

/** One retry, and none of what was refused for good; no re-read on focus or reconnect (spec 1 §9). */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
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
