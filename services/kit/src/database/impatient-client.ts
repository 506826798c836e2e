import { AsyncLocalStorage } from 'node:async_hooks';

import { Client } from 'pg';

/** How long somebody who waits for an answer waits for one statement, or for a connection (F10). */
export const statementPatienceMs = 2_000;

const patience = new AsyncLocalStorage<number>();

/** Somebody waits for what the task answers: none of its statements may take longer. */
export const withPatience = <T>(task: () => Promise<T>): Promise<T> => patience.run(statementPatienceMs, task);

/** What is only set going here has nobody who waits for it. */
export const withoutPatience = (task: () => void): void => patience.exit(task);

/** What node-postgres says of a statement that was not answered within `query_timeout`. */
const notAnswered = 'Query read timeout';

/**
 * Ends its connection when somebody has waited too long for an answer: the statement may still run on the server, and
 * whoever got the connection next would wait behind it. What nobody waits for takes its time.
 */
export class ImpatientClient extends Client {
  /** Every form that pg’s own `query` has; the answer is the one that pg gives. */
  override query(asked: unknown, ...more: unknown[]): never {
    const query_timeout = patience.getStore();
    if (typeof asked !== 'string' || query_timeout === undefined) {
      return Reflect.apply(super.query, this, [asked, ...more]) as never;
    }
    const statement = { text: asked, values: more[0], query_timeout };
    const answer = Reflect.apply(super.query, this, [statement]) as Promise<unknown>;
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === notAnswered) void this.end();
    });
    return answer as never;
  }
}
