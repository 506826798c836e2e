import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { accountLimits } from './account.limits.js';
import { inTheSameTime } from './same-time.policy.js';

const { sameTimeMs } = accountLimits;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Milliseconds after which work of this kind is answered. */
async function answeredAfter(tookMs: number, isRefused: boolean): Promise<number> {
  const startedAt = Date.now();
  const work = async () => {
    if (tookMs > 0) await new Promise((resolve) => setTimeout(resolve, tookMs));
    if (isRefused) throw new Error('unknown');
  };
  const answer = inTheSameTime(work).then(
    () => Date.now(),
    () => Date.now(),
  );
  await jest.advanceTimersByTimeAsync(10 * sameTimeMs);
  return (await answer) - startedAt;
}

test.each([0, 1, sameTimeMs / 2, sameTimeMs])(
  'work of %d ms is answered at the same time, done or refused',
  async (tookMs) => {
    expect(await answeredAfter(tookMs, false)).toBe(sameTimeMs);
    expect(await answeredAfter(tookMs, true)).toBe(sameTimeMs);
  },
);

test('longer work takes its own time and no more', async () => {
  expect(await answeredAfter(2 * sameTimeMs, false)).toBe(2 * sameTimeMs);
});

test('the outcome is that of the work', async () => {
  const done = inTheSameTime(async () => 'done');
  const refused = inTheSameTime(() => Promise.reject(new Error('refused'))).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(sameTimeMs);
  expect(await done).toBe('done');
  expect(await refused).toBe('refused');
});
