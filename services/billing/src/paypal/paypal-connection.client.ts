import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { CONFIG, createGuard, failure, onceMoreIfCutOff } from '@alcancia/server-kit';

import { refusalAnswer, tokenAnswer } from './paypal-answers.policy.js';
import type { PayPalConfig } from './paypal-settings.policy.js';
import { PayPalRefusal } from './paypal.errors.js';
import { payPalLimits } from './paypal.limits.js';

interface Token {
  readonly value: string;
  /** Milliseconds of a clock that never goes back. */
  readonly endsAt: number;
}

export interface PayPalCall<Answer extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly answer: Answer;
  readonly body?: object;
  /** Instead of `body`: the JSON as it is sent. */
  readonly json?: string;
  /** The same id again is the same act: PayPal answers what the first one made (kept for 72 h). */
  readonly requestId?: string;
}

interface Sent {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

const isRefused = (error: unknown): boolean => error instanceof PayPalRefusal;

/** The way to PayPal: its token, deadline, circuit breaker and bulkhead (quality 11), and what its answers mean. */
@Injectable()
export class PayPalConnection {
  private token: Token | null = null;
  private renewing: Promise<Token> | null = null;
  private pausedUntil = 0;
  private readonly guard = createGuard({
    atOnce: payPalLimits.atOnce,
    deadlineMs: payPalLimits.deadlineMs,
    isOutage: (error) => !isRefused(error),
  });

  constructor(@Inject(CONFIG) private readonly config: PayPalConfig) {}

  /** Throws `PayPalRefusal` for a 4xx; `unavailable` for no answer, a 5xx, a 429 and until the pause of a 429 is over. */
  async ask<Answer extends z.ZodType>(call: PayPalCall<Answer>): Promise<z.output<Answer>> {
    if (this.config.PAYPAL_CLIENT_ID === '') throw failure('payments_closed');
    if (performance.now() < this.pausedUntil) throw failure('unavailable');
    return this.guard.run('paypal', async (signal) => {
      const token = await this.tokenFor(signal);
      const sent = await this.send(call, token, signal);
      if (sent.status !== 401) return this.read(call.answer, sent);
      // Ended early, or the keys were changed: once with a new token, never twice.
      if (this.token === token) this.token = null;
      return this.read(call.answer, await this.send(call, await this.tokenFor(signal), signal));
    });
  }

  /** One renewal at a time, whoever asks. */
  private async tokenFor(signal: AbortSignal | undefined): Promise<Token> {
    if (this.token && performance.now() < this.token.endsAt) return this.token;
    this.renewing ??= this.renew(signal).finally(() => (this.renewing = null));
    return this.renewing;
  }

  private async renew(signal: AbortSignal | undefined): Promise<Token> {
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = this.config;
    const sent = await this.fetch('/v1/oauth2/token', signal, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: value, expires_in: seconds } = this.read(tokenAnswer, sent);
    const livesMs = Math.max(0, seconds * 1_000 - payPalLimits.renewBeforeEndMs);
    this.token = { value, endsAt: performance.now() + livesMs };
    return this.token;
  }

  private send(
    { method, path, body, json = body && JSON.stringify(body), requestId }: PayPalCall<z.ZodType>,
    token: Token,
    signal: AbortSignal | undefined,
  ): Promise<Sent> {
    return this.fetch(path, signal, {
      method,
      headers: {
        authorization: `Bearer ${token.value}`,
        accept: 'application/json',
        prefer: 'return=representation',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(json === undefined ? {} : { body: json }),
    });
  }

  /** Every call may be made twice: PayPal knows the request by its id, or says that the act is done already. */
  private async fetch(path: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Sent> {
    const request = { ...init, redirect: 'error', ...(signal ? { signal } : {}) } as const;
    try {
      return await onceMoreIfCutOff(() => this.fetchOnce(path, request));
    } catch {
      throw failure('unavailable');
    }
  }

  private async fetchOnce(path: string, request: RequestInit): Promise<Sent> {
    const response = await fetch(new URL(path, this.config.PAYPAL_URL), request);
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    };
  }

  private read<Answer extends z.ZodType>(answer: Answer, { status, retryAfter, text }: Sent): z.output<Answer> {
    if (status === 429) this.pause(retryAfter);
    if (status === 429 || status >= 500) throw failure('unavailable');
    const body = jsonIn(text);
    if (status >= 400) throw new PayPalRefusal(status, saidIn(body));
    const read = answer.safeParse(body);
    // Not what the protocol promises: nobody knows what came of the call, so it is asked again like one without answer.
    if (!read.success) throw failure('unavailable');
    return read.data;
  }

  private pause(retryAfter: string | null): void {
    const asked = Number(retryAfter ?? '') * 1_000;
    const pauseMs = asked > 0 ? Math.min(asked, payPalLimits.longestPauseMs) : payPalLimits.pauseMs;
    this.pausedUntil = performance.now() + pauseMs;
  }
}

function jsonIn(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function saidIn(body: unknown) {
  const { name, debug_id: debugId, details } = refusalAnswer.parse(body ?? {});
  return { name, debugId, issues: details.flatMap(({ issue }) => (issue === undefined ? [] : [issue])) };
}
