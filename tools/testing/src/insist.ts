import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import type { Answer, AskOverHttp, Want } from './ask-over-http.js';

const retryEveryMs = 100;
const answerWithinMs = 5_000;

export interface Insisting {
  readonly key?: string;
  /** After so long it gives up and throws. */
  readonly withinMs?: number;
  /** One attempt that has no answer after so long counts as cut. */
  readonly answerWithinMs?: number;
  /** Every failed attempt, in order: a status, or 0 where the connection was cut. */
  readonly refusals?: { status: number; retryAfter: string | null }[];
  /** Awaited before each retry. */
  readonly beforeRetry?: () => Promise<unknown>;
}

/** Retries one act until it is done: the same key over every retry, whatever fails in between. */
export async function insist<C extends AnyRequest>(
  ask: AskOverHttp,
  contract: C,
  input: AskOf<C>,
  token: string | null,
  options: Insisting = {},
): Promise<OutputOf<C>> {
  const { key = randomUUID(), withinMs = 60_000, refusals = [] } = options;
  const { beforeRetry = () => pause(retryEveryMs), answerWithinMs: timeoutMs = answerWithinMs } = options;
  const endsAt = Date.now() + withinMs;
  for (;;) {
    const answer: Answer<OutputOf<C>> | null = await ask(contract, input, { token, key, timeoutMs }).catch(() => null);
    if (answer && answer.status < 300) return answer.data;
    refusals.push({ status: answer?.status ?? 0, retryAfter: answer?.headers.get('retry-after') ?? null });
    const mayTryAgain = answer === null || answer.status === 503 || answer.error.code === 'request_in_progress';
    if (!mayTryAgain) throw new Error(`${contract.subject} answered ${answer.status} ${answer.error.code}`);
    if (Date.now() > endsAt) throw new Error(`${contract.subject} was not done within ${withinMs} ms`);
    await beforeRetry();
  }
}

/** Like `wantWith`, with retries on 503 and broken connections; only for what prepares a proof. */
export const wantWithRetries =
  (ask: AskOverHttp, more: Omit<Insisting, 'key'> = {}): Want =>
  (contract, input, { token = null, key = randomUUID() } = {}) =>
    insist(ask, contract, input, token, { ...more, key });
