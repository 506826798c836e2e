import type { ServiceRuntime } from './service-runtime.js';
import { runWrite } from './use-case/run-write.js';
import type { Work } from './use-case/work.js';

/** Token under which a service's own transactions are injected, for what lives longer than a request: `@Inject(TRANSACTIONS) private readonly run: JobRun`. */
export const TRANSACTIONS = Symbol('transactions of the service');

/** What a job may do: transactions of its own, with calls outside between them. */
export interface JobRun {
  /** One transaction; what it answers has been committed. */
  transaction<T>(body: (work: Work) => Promise<T>): Promise<T>;
}

/**
 * Something that happens by itself at an interval and calls outside between its transactions. Every replica runs it: it
 * takes what it does with a lease in a row, and what it does twice does no harm. A failure is logged and tried again.
 */
export interface Job {
  run(run: JobRun): Promise<void>;
}

export const jobRun = (runtime: ServiceRuntime, name: string): JobRun => ({
  async transaction(body) {
    const { result, refusal } = await runWrite(runtime, { correlationId: name }, body);
    if (refusal) throw refusal;
    return result as Awaited<ReturnType<typeof body>>;
  },
});
