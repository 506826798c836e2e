import { failure } from '@alcancia/server-kit';

import { issuerDeadlineMs } from './issuer.limits.js';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonBody = Record<string, Json>;

export interface IssuerAnswer {
  readonly status: number;
  readonly body: JsonBody;
}

/** The issuer's description of a refusal; callers tell refusals apart by this text. */
export function saidIn({ status, body }: IssuerAnswer): string {
  const said = body['error_description'];
  return typeof said === 'string' ? said : `status ${status}`;
}

/** Asks the issuer within the deadline. A timeout, a lost connection, a 5xx or a 429 all throw `unavailable`. */
export async function askIssuer(url: URL, init: RequestInit = {}): Promise<IssuerAnswer> {
  const signal = AbortSignal.timeout(issuerDeadlineMs);
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    const text = await response.text();
    if (response.status >= 500 || response.status === 429) throw failure('unavailable');
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as JsonBody) };
  } catch {
    throw failure('unavailable');
  }
}
