import { accountLimits } from './account.limits.js';

/** Answers no earlier than after a fixed time, so that the time does not tell whether an e-mail is known (G52). */
export async function inTheSameTime<T>(work: () => Promise<T>): Promise<T> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, accountLimits.sameTimeMs));
  const [outcome] = await Promise.allSettled([work(), pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
