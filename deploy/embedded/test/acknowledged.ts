import { randomUUID } from 'node:crypto';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import type { AskOverHttp } from './ask-over-http.js';

/**
 * Does one act to its end as a patient client would: the same key over every retry, whatever dies in between.
 * `whenDown` is awaited before each retry.
 */
export async function insist<C extends AnyRequest>(
  ask: AskOverHttp,
  contract: C,
  input: AskOf<C>,
  token: string,
  whenDown: () => Promise<void>,
): Promise<OutputOf<C>> {
  const key = randomUUID();
  for (;;) {
    const answer = await ask(contract, input, { token, key }).catch(() => null);
    if (answer && answer.status < 300) return answer.data;
    const mayTryAgain = answer === null || answer.status === 503 || answer.error.code === 'request_in_progress';
    if (!mayTryAgain) throw new Error(`${contract.subject} answered ${answer.status} ${answer.error.code}`);
    await whenDown();
  }
}
