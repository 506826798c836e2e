import { randomUUID } from 'node:crypto';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';
import type { WireError } from '@alcancia/contracts/errors';

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T;
  readonly error: WireError;
}

export interface AskOptions {
  readonly token?: string | null;
  /** The key of this act, kept over its retries. */
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** Gives up after so long: the promise rejects as it does when the line is cut. */
  readonly timeoutMs?: number;
}

/** Asks as a browser does, and answers whatever came back. */
export type AskOverHttp = <C extends AnyRequest>(
  contract: C,
  input: AskOf<C>,
  options?: AskOptions,
) => Promise<Answer<OutputOf<C>>>;

/** The same, where anything but a 2xx is a failure of the test. */
export type Want = <C extends AnyRequest>(contract: C, input: AskOf<C>, options?: AskOptions) => Promise<OutputOf<C>>;

/** Finds a call that hangs; far beyond what a hundred calls at once take on a busy machine. */
const defaultTimeoutMs = 120_000;

/** How a contract's input travels: path fields first, then the query of a GET or the body. */
export function toRequest(
  { http, subject }: AnyRequest,
  input: Record<string, unknown>,
): { method: string; path: string; body?: string } {
  if (!http) throw new Error(`${subject} has no route`);
  const [method = '', route = ''] = http.split(' ');
  const rest = { ...input };
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return { method, path, body: JSON.stringify(rest) };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { method, path: `${path}?${query.toString()}` };
}

export const askAt =
  (origin: string): AskOverHttp =>
  async (contract, input, { token = null, key = randomUUID(), headers = {}, timeoutMs = defaultTimeoutMs } = {}) => {
    const { method, path, body } = toRequest(contract, input as Record<string, unknown>);
    const response = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const json = (await response.json()) as never;
    return { status: response.status, headers: response.headers, data: json, error: json };
  };

export const wantWith =
  (ask: AskOverHttp): Want =>
  async (contract, input, options) => {
    const answer = await ask(contract, input, options);
    if (answer.status >= 300)
      throw new Error(`${contract.subject} answered ${answer.status} ${JSON.stringify(answer.error)}`);
    return answer.data;
  };
