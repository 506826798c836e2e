import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs the body of a transaction, in which a call over the bus is refused. */
export const insideTransaction = <T>(body: () => Promise<T>): Promise<T> => scope.run(true, body);

/** A call over the bus inside a transaction would wait while holding locks: it is a bug and refused (house §2.2). */
export function refuseInsideTransaction(subject: string): void {
  if (scope.getStore()) throw new Error(`${subject} was asked over the bus inside a transaction`);
}
