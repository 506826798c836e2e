import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { NIL, v7 } from 'uuid';

import { type Envelope, envelope } from '@alcancia/contracts/define';
import type { Asker } from '@alcancia/contracts/caller';

import type { Origin } from '../caller.js';
import type { RequestMessage } from './bus.js';

/** Names of the headers in which everything but the input travels (house §4). */
const names = {
  caller: 'Alcancia-Caller',
  origin: 'Alcancia-Origin',
  correlation: 'Correlation-Id',
  leftMs: 'Deadline-Ms',
  key: 'Idempotency-Key',
  trace: 'traceparent',
} as const;

/** Header lines take visible ASCII only; names and browsers' texts have more. */
const packed = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unpacked = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString());

export interface Packet {
  readonly body: string;
  readonly headers: MsgHdrs;
}

/** What is left of the deadline travels, not its moment: clocks of two machines may stand apart (F18). */
export function packRequest(message: RequestMessage, leftMs: number): Packet {
  const own = headers();
  own.set(names.caller, packed(message.caller));
  own.set(names.origin, packed(message.origin));
  own.set(names.correlation, encodeURIComponent(message.correlationId));
  own.set(names.leftMs, String(leftMs));
  if (message.idempotencyKey !== null) own.set(names.key, encodeURIComponent(message.idempotencyKey));
  if (message.trace !== undefined) own.set(names.trace, message.trace);
  return { body: JSON.stringify(message.input ?? null), headers: own };
}

/** Throws on a message that is not in our format. */
export function unpackRequest(message: Msg, now: number): RequestMessage {
  const own = message.headers;
  if (!own) throw new Error('a request without headers');
  const trace = own.get(names.trace);
  return {
    input: message.json<unknown>(),
    caller: unpacked(own.get(names.caller)) as Asker,
    origin: unpacked(own.get(names.origin)) as Origin,
    correlationId: decodeURIComponent(own.get(names.correlation)),
    deadlineAt: now + Number(own.get(names.leftMs)),
    idempotencyKey: own.has(names.key) ? decodeURIComponent(own.get(names.key)) : null,
    ...(trace ? { trace } : {}),
  };
}

export interface Received {
  readonly subject: string;
  readonly headers?: MsgHdrs;
  string(): string;
}

/**
 * An event as it came. What cannot be read becomes an event all the same, with its text for data: no reaction takes
 * it, so it ends among the dead letters where an operator finds it (F17), and the queue behind it moves.
 */
export function readEvent(message: Received): Envelope {
  const text = message.string();
  try {
    return envelope.parse(JSON.parse(text));
  } catch {
    const id = message.headers?.get('Nats-Msg-Id') ?? '';
    return {
      id: envelope.shape.id.safeParse(id).data ?? v7(),
      subject: message.subject,
      aggregateId: NIL,
      sequence: 1,
      occurredAt: new Date().toISOString(),
      correlationId: 'unknown',
      data: { unreadable: text.slice(0, 2_000) },
    };
  }
}
