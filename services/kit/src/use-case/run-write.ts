import type { SqlEntityManager } from '@mikro-orm/sql';

import { type Failure, failure } from '../errors/failure.js';
import type { Failpoint } from '../failpoints.js';
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

type AlsoClose<T> = (closing: Closing, outcome: Outcome<T>) => void;

/**
 * One transaction: the body, then everything that it published and mailed in one closing statement, then commit.
 * Deadlocks and serialization failures are tried again up to three times (F11).
 */
export function runWrite<T>(
  runtime: ServiceRuntime,
  cause: Cause,
  body: (work: Work) => Promise<T>,
  alsoClose?: AlsoClose<T>,
): Promise<Outcome<T>> {
  const ofOne = ([work]: readonly Work[]): Promise<T> => {
    if (!work) throw new Error('A transaction without a cause');
    return body(work);
  };
  return runWriteTogether(runtime, [cause], ofOne, alsoClose);
}

/** The same for several acts in one transaction: each has its own `work`, under its own cause. */
export async function runWriteTogether<T>(
  runtime: ServiceRuntime,
  causes: readonly Cause[],
  body: (works: readonly Work[], closing: Closing) => Promise<T>,
  alsoClose?: AlsoClose<T>,
): Promise<Outcome<T>> {
  const reached = (point: Failpoint): void => {
    for (const { correlationId } of causes) runtime.failpoints.reached(point, correlationId);
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const closing = new Closing(runtime);
      const outcome = await runtime.em().transactional(async (em) => {
        const works = causes.map((cause) => workOf(runtime, em, closing, cause));
        const ended = await answered(async () => {
          const result = await body(works, closing);
          await closing.runGathered({ em, now: closing.now });
          return result;
        });
        await em.flush();
        alsoClose?.(closing, ended);
        await closing.write(em);
        reached('before-commit');
        return ended;
      });
      reached('after-commit');
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

const answered = <T>(body: () => Promise<T>): Promise<Outcome<T>> =>
  insideTransaction(async () => {
    try {
      return { result: await body(), refusal: null };
    } catch (error) {
      if (error instanceof Refusal) return { result: null, refusal: error.error };
      throw error;
    }
  });

const workOf = (runtime: ServiceRuntime, em: SqlEntityManager, closing: Closing, cause: Cause): Work => ({
  em,
  now: closing.now,
  newId: runtime.newId,
  publish: (event, data) => closing.publish(cause, event, data),
  mail: (template, to, data) => closing.mail(template, to, data),
  count: (figure, by = 1) => closing.count(figure, by),
  writeLast: (rows, one) => closing.writeLast(rows, one),
  gather: (run, one) => closing.gather(run, one),
  refuse: (error) => {
    throw new Refusal(error);
  },
});
