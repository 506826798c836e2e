import type { SqlEntityManager } from '@mikro-orm/sql';

import type { DataOf, EventContract } from '@alcancia/contracts/define';

import type { Failure } from '../errors/failure.js';
import type { GatheredRun, LastRows } from './closing.js';

/** What a `read` may do: look. No transaction, nothing to publish with. */
export interface Reading {
  readonly em: SqlEntityManager;
  readonly now: Date;
}

/** What a decision leaves behind, in memory until the transaction closes. Nothing here asks the database. */
export interface Effects {
  readonly now: Date;
  /** A new UUIDv7. */
  newId(): string;
  publish<E extends EventContract>(event: E, data: DataOf<E>): void;
  /** Counts something that happened today, for those who run the product (G40); it names nobody. */
  count(figure: string, by?: number): void;
  /** Writes it in the closing statement, as it is by then; whoever reads the table before does not find it. */
  writeLast<T extends object>(rows: LastRows<T>, one: T): void;
}

/** What a `write` or an event handler may do: everything here commits together or not at all. */
export interface Work extends Reading, Effects {
  /** A row beside the outbox, sent by this service; `template` is one of the service's own, `to` an address or an adult's id. Answers the row's id. */
  mail(template: string, to: string, data: Record<string, string>): string;
  /**
   * Runs once for everything that this transaction gathers for it, in that order, before it ends: events that are reacted to
   * together read and write in one go. Before an event of the same aggregate that says something else it has run.
   */
  gather<T>(run: GatheredRun<T>, one: T): void;
  /** Answers this error and keeps what was written (a counted attempt). Throwing it would roll back. */
  refuse(error: Failure): never;
}

/** Thrown by `refuse`: the transaction commits, the error is answered. */
export class Refusal extends Error {
  constructor(readonly error: Failure) {
    super(error.code);
  }
}

/** What a `steps` use-case may do: transactions of its own, with calls outside between them. */
export interface Steps {
  readonly em: SqlEntityManager;
  readonly now: Date;
  /** One idempotency key per intent; the name under which an outside system knows this attempt. */
  readonly intentId: string;
  newId(): string;
  /**
   * One transaction whose JSON result is kept under intent + name: a retry gets the kept result and goes on from there.
   * `refuse` inside a step commits the step and ends the use-case with that error; refusing for a passing reason
   * (`unavailable`) forgets the steps before it, so that a retry of the act begins anew.
   */
  step<T>(name: string, body: (work: Work) => Promise<T>): Promise<T>;
  /** Whether an earlier try of this act came through that step: what an outside call changed cannot be proved twice. */
  hasDone(name: string): Promise<boolean>;
}
