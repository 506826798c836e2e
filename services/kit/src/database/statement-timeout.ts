import { AsyncLocalStorage } from 'node:async_hooks';

import { Client, type ClientConfig } from 'pg';

import { nameOf } from './prepared/statement-names.js';

/** Timeout of one statement, or of waiting for a connection, while a request waits for the answer; in milliseconds (F10). */
export const statementTimeoutMs = 2_000;

const statementTimeout = new AsyncLocalStorage<number>();

/** Runs a task whose statements have that timeout. */
export const withStatementTimeout = <T>(task: () => Promise<T>): Promise<T> =>
  statementTimeout.run(statementTimeoutMs, task);

/** Starts a background task without it: no request waits for its answer. */
export const withoutStatementTimeout = (task: () => void): void => statementTimeout.exit(task);

/** What node-postgres says of a statement that was not answered within `query_timeout`. */
const notAnswered = 'Query read timeout';

type Release = (error?: boolean) => void;

/**
 * Closes its connection when a statement timed out: it may still run on the server, and the next user of the connection
 * would wait behind it. Background tasks have no timeout here.
 *
 * A client whose connection has ended goes back to its pool by itself. Kysely releases it only after a `commit` or
 * `rollback` that succeeds, which none does any more: the pool would be one connection smaller for ever.
 */
export class TimeoutClient extends Client {
  private giveBack: Release | undefined;

  constructor(config?: ClientConfig) {
    super(config);
    this.once('end', () => this.release(true));
  }

  /** Once for each time that the pool hands the client out; more is harmless. */
  get release(): Release {
    return (error) => {
      const { giveBack } = this;
      this.giveBack = undefined;
      giveBack?.(error);
    };
  }

  /** Set by the pool each time it hands the client out. */
  set release(giveBack: Release) {
    this.giveBack = giveBack;
  }

  /** Every form that pg’s own `query` has; the answer is the one that pg gives. A statement with values is prepared. */
  override query(asked: unknown, ...more: unknown[]): never {
    const query_timeout = statementTimeout.getStore();
    const [values] = more;
    const name = typeof asked === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(asked) : undefined;
    if (typeof asked !== 'string' || (query_timeout === undefined && name === undefined)) {
      return Reflect.apply(super.query, this, [asked, ...more]) as never;
    }
    const statement = { text: asked, values, name, query_timeout };
    const answer = Reflect.apply(super.query, this, [statement]) as Promise<unknown>;
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === notAnswered) void this.end();
    });
    return answer as never;
  }
}
