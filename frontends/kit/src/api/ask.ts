import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import { ApiError, errorOf } from './api-error.js';
import { connection } from '../offline/connection.js';
import { newKey } from './new-key.js';
import { tokenSource } from './token-source.js';

/**
 * How long an answer may take, in milliseconds: what the gateway gives a service (10 s, or 20 s for steps), and as much
 * again for a slow network, so that nobody is told of a failure that was none.
 */
const deadlineMs = { read: 20_000, write: 20_000, steps: 30_000 } as const;

export interface AskOptions {
  /** One key per intent, kept over every retry of that act (house §4). A write without one gets a new key. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Not a person's action: a re-read that a live signal caused (house §5). */
  readonly isBackground?: boolean;
  /** Asked when the token is at hand: nothing is sent once this is no longer so. */
  readonly onlyWhile?: () => boolean;
}

type Fields = Readonly<Record<string, unknown>>;

interface Target {
  readonly method: string;
  readonly address: string;
  readonly body: string | undefined;
}

/** Fills the path's fields from the input; the rest is the query of a GET, or else the body. */
function targetOf(contract: AnyRequest, input: Fields): Target {
  if (!contract.http) throw new Error(`${contract.subject} cannot be asked over HTTP`);
  const [method = '', template = ''] = contract.http.split(' ');
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET') return { method, address: path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams();
  for (const [name, value] of rest)
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  return { method, address: query.size ? `${path}?${query}` : path, body: undefined };
}

async function headersOf(
  contract: AnyRequest,
  { idempotencyKey, isBackground }: AskOptions,
  hasBody: boolean,
  correlationId: string,
): Promise<Headers> {
  const headers = new Headers({ accept: 'application/json', 'x-correlation-id': correlationId });
  const token = await tokenSource().token();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (contract.kind !== 'read') headers.set('idempotency-key', idempotencyKey ?? newKey());
  if (isBackground) headers.set('x-background', '1');
  if (hasBody) headers.set('content-type', 'application/json');
  return headers;
}

/** Asks the server for what a contract promises. Whatever goes wrong arrives as an ApiError. */
export async function ask<C extends AnyRequest>(
  contract: C,
  input: AskOf<C>,
  options: AskOptions = {},
): Promise<OutputOf<C>> {
  const arrived = options.isBackground ? () => undefined : connection.waits();
  try {
    return await exchange(contract, input, options);
  } finally {
    arrived();
  }
}

async function exchange<C extends AnyRequest>(contract: C, input: AskOf<C>, options: AskOptions): Promise<OutputOf<C>> {
  const { method, address, body } = targetOf(contract, input ?? {});
  // Under this id the logs of every room speak of this request, whether or not an answer comes back.
  const correlationId = newKey();
  const headers = await headersOf(contract, options, body !== undefined, correlationId);
  if (options.onlyWhile?.() === false) throw new ApiError({ code: 'unavailable', correlationId });
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), deadlineMs[contract.kind]);
  const abort = () => stop.abort();
  options.signal?.addEventListener('abort', abort, { once: true });
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers,
      signal: stop.signal,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
    });
    connection.heard();
    if (answer.ok) return await answer.json();
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    if (!stop.signal.aborted) connection.lost();
    throw new ApiError({ code: 'unavailable', correlationId });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
  const error = await errorOf(answer);
  if (error.kind === 'unauthenticated' || error.code === 'profile_not_chosen') tokenSource().refused?.(error);
  throw error;
}
