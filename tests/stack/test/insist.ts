import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import type { Stack } from './a-stack.js';
import type { Answer, AskOverHttp } from './ask-over-http.js';

const retryEveryMs = 100;
const answerWithinMs = 5_000;

export interface Insisting {
  readonly key?: string;
  readonly withinMs?: number;
  /** Every attempt that did not do, in order: a status, or 0 where the line was cut. */
  readonly refusals?: { status: number; retryAfter: string | null }[];
}

/** Does one act to its end as a patient client would: the same key over every retry, whatever dies in between. */
export async function insist<C extends AnyRequest>(
  ask: AskOverHttp,
  contract: C,
  input: AskOf<C>,
  token: string | null,
  { key = randomUUID(), withinMs = 60_000, refusals = [] }: Insisting = {},
): Promise<OutputOf<C>> {
  const endsAt = Date.now() + withinMs;
  for (;;) {
    const options = { token, key, timeoutMs: answerWithinMs };
    const answer: Answer<OutputOf<C>> | null = await ask(contract, input, options).catch(() => null);
    if (answer && answer.status < 300) return answer.data;
    refusals.push({ status: answer?.status ?? 0, retryAfter: answer?.headers.get('retry-after') ?? null });
    const mayTryAgain = answer === null || answer.status === 503 || answer.error.code === 'request_in_progress';
    if (!mayTryAgain) throw new Error(`${contract.subject} answered ${answer.status} ${answer.error.code}`);
    if (Date.now() > endsAt) throw new Error(`${contract.subject} was not done within ${withinMs} ms`);
    await pause(retryEveryMs);
  }
}

/** The same stack, asked by somebody who does not take 'not now' for an answer. */
export const patiently = (stack: Stack): Stack => ({
  ...stack,
  want: (contract, input, { token = null } = {}) => insist(stack.ask, contract, input, token),
});
