import type { SqlEntityManager } from '@mikro-orm/sql';

import { type Failure, failure } from '../errors/failure.js';
import type { Cause } from '../observe/trace.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { Closing } from './closing.js';
import { insideTransaction } from './transaction-scope.js';
import { Refusal, type Work } from './work.js';

const conflicts = new Set(['40001', '40P01']);

/** PostgreSQL's code, wherever the driver has put it. */
export const sqlState = (error: unknown): string | undefined => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause === undefined ? undefined : sqlState(cause);
};

/** The database is away, full, or cut a statement off for taking too long: what was asked may be asked again. */
export const isDatabaseAway = (error: unknown): boolean =>
  /^(08|57|53|55P03)/.test(sqlState(error) ?? '') ||
  /ECONNREFUSED|ECONNRESET|Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(
    String(error),
  );

export interface Outcome<T> {
  readonly result: T | null;
  readonly refusal: Failure | null;
}

/**
 * One transaction: the body, then everything that it published and mailed in one closing statement, then commit.
 * Deadlocks and serialization failures are tried again up to three times (F11).
 */
export async function runWrite<T>(
  runtime: ServiceRuntime,
  cause: Cause,
  body: (work: Work) => Promise<T>,
  alsoClose?: (closing: Closing, outcome: Outcome<T>) => void,
): Promise<Outcome<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const closing = new Closing(runtime, cause);
      const outcome = await runtime.em().transactional((em) => runOnce(runtime, em, closing, body, alsoClose));
      runtime.failpoints.reached('after-commit', cause.correlationId);
      runtime.wakeUp(closing.left);
      return outcome;
    } catch (error) {
      if (isDatabaseAway(error)) throw failure('unavailable');
      if (!conflicts.has(sqlState(error) ?? '')) throw error;
      if (attempt === 3) throw failure('request_in_progress');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

async function runOnce<T>(
  runtime: ServiceRuntime,
  em: SqlEntityManager,
  closing: Closing,
  body: (work: Work) => Promise<T>,
  alsoClose?: (closing: Closing, outcome: Outcome<T>) => void,
): Promise<Outcome<T>> {
  const work: Work = {
    em,
    now: closing.now,
    newId: runtime.newId,
    publish: (event, data) => closing.publish(event, data),
    mail: (template, to, data) => closing.mail(template, to, data),
    count: (figure, by = 1) => closing.count(figure, by),
    refuse: (error) => {
      throw new Refusal(error);
    },
  };
  const outcome = await insideTransaction(async (): Promise<Outcome<T>> => {
    try {
      return { result: await body(work), refusal: null };
    } catch (error) {
      if (error instanceof Refusal) return { result: null, refusal: error.error };
      throw error;
    }
  });
  await em.flush();
  alsoClose?.(closing, outcome);
  await closing.write(em);
  runtime.failpoints.reached('before-commit', closing.cause.correlationId);
  return outcome;
}
