import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import type { ApiError } from './api-error.js';
import { makeStale } from './make-stale.js';
import { OpenActs } from './open-acts.js';

type WriteOptions<C extends AnyRequest> = Omit<
  UseMutationOptions<OutputOf<C>, ApiError, AskOf<C>>,
  'mutationFn' | 'mutationKey'
>;

const retriesWhenUnavailable = 1;

/** What was shown is out of date: the act is no longer this person's, or what it was about is gone (G1). */
const isOutOfReach = ({ code }: ApiError): boolean => code === 'not_permitted' || code === 'not_found';

/**
 * A mutation for a write contract. One idempotency key per act, kept over every retry of that act;
 * whatever the contract's topics speak of is read again afterwards, also where the server says that the screen was wrong
 * about the rights.
 */
export function useWrite<C extends AnyRequest>(contract: C, options: WriteOptions<C> = {}) {
  const client = useQueryClient();
  const [acts] = useState(() => new OpenActs());
  return useMutation<OutputOf<C>, ApiError, AskOf<C>>({
    retry: (failures, error) => failures < retriesWhenUnavailable && error.kind === 'unavailable',
    retryDelay: 400,
    ...options,
    mutationKey: [contract.subject],
    mutationFn: (input) => acts.write(contract, input),
    onSuccess: async (...happened) => {
      void makeStale(client, contract.topics);
      await options.onSuccess?.(...happened);
    },
    onError: async (error, ...happened) => {
      if (isOutOfReach(error)) void makeStale(client, [...contract.topics, 'children']);
      await options.onError?.(error, ...happened);
    },
  });
}
