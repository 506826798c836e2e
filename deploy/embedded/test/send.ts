import { randomUUID } from 'node:crypto';

import { type WireError, wireError } from '@alcancia/contracts/errors';

export interface Sent {
  readonly status: number;
  readonly body: unknown;
  /** The refusal, which must be in our one shape. */
  readonly error: WireError | null;
}

export interface SendOptions {
  readonly method?: string;
  readonly token?: string | null;
  /** Sent as it is when it is a text; otherwise as JSON. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Sends whatever a program might send, past the contracts. */
export async function send(address: string, path: string, options: SendOptions = {}): Promise<Sent> {
  const { token = null, body, headers = {}, method = body === undefined ? 'GET' : 'POST' } = options;
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || Buffer.isBuffer(body) ? new Blob([body]) : JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  return { status: response.status, body: json, error: response.ok ? null : wireError.parse(json) };
}

const machinery = /Expected|Unexpected|Invalid input|expected|received|SQL|syntax|undefined|at .*\.(ts|js)/;

/** What is wrong with a refusal as a person reads it; null when it is fine. */
export function faultOf({ error }: Sent): string | null {
  if (!error) return 'it was not refused';
  const said = [error.message ?? '', ...(error.fields ?? []).map(({ message }) => message)];
  const bad = said.find((text) => !/^[A-ZÁÉÍÓÚÑ¿¡].*[.?!]$/u.test(text) || machinery.test(text));
  return bad === undefined ? null : `it says «${bad}»`;
}

/** A refusal in one line: '400 invalid_input points'. */
export const inShort = (sent: Sent): string =>
  [sent.status, sent.error?.code, sent.error?.fields?.[0]?.field, faultOf(sent)].filter(Boolean).join(' ');
