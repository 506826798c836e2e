import { childrenNamed } from '@alcancia/contracts/caller';

import type { Failure } from '../errors/failure.js';
import { failure } from '../errors/failure.js';
import { hmac } from '../config/seal.js';
import type { AnswerMessage } from '../bus/bus.js';
import type { ServiceRuntime } from '../service-runtime.js';
import type { Asked } from './asked.js';

/** One act of one person: its key, scoped to who acts and what is asked, and the fingerprint of its body (quality 6). */
export interface Intent {
  readonly scope: string;
  readonly bodyHmac: string;
  /** Who acts, and the children whom the input names: what is kept of the act goes when one of them is erased. */
  readonly about: readonly string[];
}

export interface IntentRow {
  readonly id: string;
  readonly body_hmac: string;
  readonly answer: StoredAnswer | null;
  readonly finished_at: string | Date | null;
  readonly touched_at: string | Date;
}

export type StoredAnswer =
  { ok: true; data: unknown } | { ok: false; error: Pick<Failure, 'code' | 'details' | 'fields'> };

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;

/** Null when the asker gave no key: gateways demand one for every unsafe route, other rooms of ours need none. */
export function intentOf(runtime: ServiceRuntime, { contract, message, input }: Asked): Intent | null {
  if (message.idempotencyKey === null) return null;
  const principal = message.caller?.userId ?? message.caller?.sessionId ?? 'anyone';
  return {
    scope: hmac(runtime.intentSecret, JSON.stringify([principal, contract.subject, message.idempotencyKey])),
    bodyHmac: hmac(runtime.intentSecret, JSON.stringify(sorted(input))),
    about: [...(message.caller?.userId ? [message.caller.userId] : []), ...childrenNamed(contract.access, input)],
  };
}

/** What is known of an act under its key; another act under the same key is refused. */
export async function findIntent(
  runtime: ServiceRuntime,
  intent: Pick<Intent, 'scope' | 'bodyHmac'>,
): Promise<IntentRow | null> {
  const row = (await findIntents(runtime, [intent.scope])).get(intent.scope);
  if (row) mustBeSameBody(row, intent);
  return row ?? null;
}

/** By the scope of the key. */
export async function findIntents(
  { em, definition: { name } }: ServiceRuntime,
  scopes: readonly string[],
): Promise<ReadonlyMap<string, IntentRow>> {
  if (scopes.length === 0) return new Map();
  const rows = await em().execute<(IntentRow & { readonly scope: string })[]>(
    `select id, scope, body_hmac, answer, finished_at, touched_at from ${name}.intents
     where scope = any(string_to_array(?, ','))`,
    [scopes.join(',')],
  );
  return new Map(rows.map((row) => [row.scope, row]));
}

export function mustBeSameBody(row: IntentRow, { bodyHmac }: Pick<Intent, 'bodyHmac'>): void {
  if (row.body_hmac !== bodyHmac) throw failure('idempotency_key_reused');
}

/** The same answer again, as the first time. */
export function replay(stored: StoredAnswer, correlationId: string): AnswerMessage {
  if (stored.ok) return { ok: true, data: stored.data, isReplayed: true };
  const { code, details, fields } = stored.error;
  return { ok: false, error: failure(code, details, fields).toWire(correlationId) };
}

export const toStore = (outcome: { result: unknown; refusal: Failure | null }): StoredAnswer =>
  outcome.refusal === null ? { ok: true, data: outcome.result } : { ok: false, error: withoutStack(outcome.refusal) };

const withoutStack = ({ code, details, fields }: Failure) => ({ code, details, fields });
