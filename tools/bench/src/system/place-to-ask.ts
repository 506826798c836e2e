import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

/** A running Alcancía, embedded or distributed, as the outside reaches it. */
export interface PlaceToAsk {
  readonly origin: string;
  /** The texts of the letters to somebody that have come so far, the newest last. */
  lettersTo(email: string): Promise<readonly string[]>;
}

const patienceMs = 30_000;
const tries = 20;
const pauseMs = 500;

/** Asks as a browser does, again with the same key while somebody is not there yet; any other answer than a good one is a failure. */
export async function want<C extends AnyRequest>(
  { origin }: PlaceToAsk,
  { http, subject }: C,
  input: AskOf<C>,
  token?: string,
): Promise<OutputOf<C>> {
  const [method = '', route = ''] = http?.split(' ') ?? [];
  const rest = { ...(input as Record<string, unknown>) };
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : '';
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  const body = method === 'GET' ? {} : { body: JSON.stringify(rest) };
  for (let left = tries; ; left -= 1) {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${origin}${path}${query}`, { method, headers, signal, ...body });
    const said = (await answer.json()) as OutputOf<C>;
    if (answer.ok) return said;
    if (answer.status !== 503 || left === 0)
      throw new Error(`${subject} answered ${answer.status} ${JSON.stringify(said)}`);
    await pause(pauseMs);
  }
}
