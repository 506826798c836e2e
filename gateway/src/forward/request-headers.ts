import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { failure } from '@alcancia/server-kit';

const sane = /^[A-Za-z0-9._-]{8,64}$/;
const visibleAscii = /^[\x21-\x7e]{1,200}$/;

const only = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? undefined : header;

/** The asker's own correlation id when it is a plain word, else a new one. */
export function correlationIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = only(headers['x-correlation-id']);
  return given !== undefined && sane.test(given) ? given : randomUUID();
}

/** One key per intent (house §4): 1 to 200 visible ASCII characters. A mail program sends none: each of its acts is new. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders, isOneClick = false): string {
  const given = only(headers['idempotency-key']);
  if (given === undefined && isOneClick) return randomUUID();
  if (given === undefined || !visibleAscii.test(given)) throw failure('idempotency_key_missing');
  return given;
}
