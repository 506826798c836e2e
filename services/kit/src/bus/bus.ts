import type { Transport } from '@nestjs/microservices';

import type { Asker } from '@alcancia/contracts/caller';
import type { Envelope } from '@alcancia/contracts/define';
import type { WireError } from '@alcancia/contracts/errors';

import type { Origin } from '../caller.js';

/** A request as it travels, with what the distributed transport carries in headers. */
export interface RequestMessage {
  readonly input: unknown;
  readonly caller: Asker;
  readonly origin: Origin;
  readonly correlationId: string;
  /** Milliseconds since 1970, of the sender's clock; no handler starts after it. */
  readonly deadlineAt: number;
  readonly idempotencyKey: string | null;
  /** W3C `traceparent` of the caller. */
  readonly trace?: string;
}

export type AnswerMessage =
  | {
      readonly ok: true;
      readonly data: unknown;
      readonly isReplayed: boolean;
      /** By which contract the data were checked (`checkedAnswer`). */
      readonly checkedAs?: string;
    }
  | { readonly ok: false; readonly error: WireError };

export type RequestHandler = (message: RequestMessage) => Promise<AnswerMessage>;
export type EventHandler = (event: Envelope) => Promise<void>;
export type Stop = () => Promise<void>;

/** How rooms reach one another. Every transport passes one contract suite (`test/bus-promises`). */
export interface Bus {
  /** By which Nest knows the transport: `@MessagePattern(pattern, Transport.NATS)` is for this one alone. */
  readonly transportId: Transport | symbol;
  /** Rejects with `unavailable` when nobody serves the subject or the deadline passes. */
  request(subject: string, message: RequestMessage): Promise<AnswerMessage>;
  /** Serves every subject of one service; a subject served twice is refused. */
  serve(handlers: ReadonlyMap<string, RequestHandler>): Promise<Stop>;
  /**
   * Resolves once no durable consumer can miss the event any more: it has taken it in, or the stream keeps it. Answers
   * under which number it is kept, null where nothing is.
   */
  publish(event: Envelope): Promise<number | null>;
  /** Takes what is kept under this number out of the stream, beyond recovery; nothing happens when it is gone already. */
  remove(storedAt: number): Promise<void>;
  /**
   * A durable consumer: the handler is called with the events of one aggregate in their order, without waiting for the one
   * before; it resolves when the event is safe with it, and is called again if it rejects.
   */
  consume(consumer: string, subjects: readonly string[], handler: EventHandler): Promise<Stop>;
  /** Hears every event while it listens, without any promise: for live signals. */
  tap(listener: (event: Envelope) => void): Promise<Stop>;
  /** Tells the other processes of a service that something waits in their outbox; may be lost, costs next to nothing. */
  nudge(service: string): void;
  onNudge(service: string, listener: () => void): Promise<Stop>;
  /** Whether it is connected: whether requests and events can be sent now. */
  isUp(): boolean;
  /** Grows with every reconnect. */
  readonly generation: number;
  /** How many events may be published at once and still arrive in order. */
  readonly publishesAtOnce: number;
  /** Names the store in which published events are kept. Another name than before: what was published is gone (F7). */
  epoch(): Promise<string>;
  close(): Promise<void>;
}
