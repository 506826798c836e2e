import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import { type ApiError, asApiError } from './api-error.js';
import { ask } from './ask.js';
import { makeStale } from './make-stale.js';
import { newKey } from './new-key.js';

/** The keys of acts whose end nobody knows yet, by what was asked. */
export class OpenActs {
  private readonly keys = new Map<string, string>();

  /** The key of this act: a new one, unless the same was asked before and never got a definite answer. */
  keyOf(input: unknown): string {
    const asked = JSON.stringify(input) ?? '';
    const key = this.keys.get(asked) ?? newKey();
    this.keys.set(asked, key);
    return key;
  }

  settle(input: unknown): void {
    this.keys.delete(JSON.stringify(input) ?? '');
  }
}

type WriteOptions<C extends AnyRequest> = Omit<
  UseMutationOptions<OutputOf<C>, ApiError, AskOf<C>>,
  'mutationFn' | 'mutationKey'
>;

const retriesWhenUnavailable = 1;

/**
 * A mutation for a write contract. One idempotency key per act, kept over every retry of that act;
 * whatever the contract's topics speak of is read again afterwards.
 */
export function useWrite<C extends AnyRequest>(contract: C, options: WriteOptions<C> = {}) {
  const client = useQueryClient();
  const [acts] = useState(() => new OpenActs());
  return useMutation<OutputOf<C>, ApiError, AskOf<C>>({
    retry: (failures, error) => failures < retriesWhenUnavailable && error.kind === 'unavailable',
    retryDelay: 400,
    ...options,
    mutationKey: [contract.subject],
    mutationFn: async (input) => {
      try {
        const answer = await ask(contract, input, { idempotencyKey: acts.keyOf(input) });
        acts.settle(input);
        return answer;
      } catch (thrown) {
        const error = asApiError(thrown);
        if (!error.isUncertain) acts.settle(input);
        throw error;
      }
    },
    onSuccess: async (...happened) => {
      void makeStale(client, contract.topics);
      await options.onSuccess?.(...happened);
    },
  });
}
