import { afterEach, describe, expect, it } from '@jest/globals';

import type { RateLimiter } from '../src/access/rate-limiter.js';

export interface OpenedLimiter {
  readonly limiter: RateLimiter;
  /** Lets the windows of a second end. */
  aSecondLater(): Promise<void>;
  close(): Promise<void>;
}

/** What every rate limiter promises, wherever it counts. */
export function describeRateLimiter(name: string, open: () => Promise<OpenedLimiter>): void {
  const opened: OpenedLimiter[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  const aLimiter = async () => {
    const one = await open();
    opened.push(one);
    return one;
  };

  describe(`a rate limiter ${name}`, () => {
    it('lets pass what is allowed, then says how long to wait', async () => {
      const { limiter } = await aLimiter();
      const startedAt = performance.now();
      const answers = [];
      for (let time = 0; time < 4; time += 1) answers.push(await limiter.take('a', { max: 2, perSeconds: 60 }));
      const tookSeconds = Math.ceil((performance.now() - startedAt) / 1_000);
      expect(answers.slice(0, 2)).toEqual([null, null]);
      for (const wait of answers.slice(2)) {
        expect(wait).toBeGreaterThanOrEqual(60 - tookSeconds);
        expect(wait).toBeLessThanOrEqual(60);
      }
    });

    it('tells one asker from another', async () => {
      const { limiter } = await aLimiter();
      const once = { max: 1, perSeconds: 60 };
      expect([await limiter.take('a', once), await limiter.take('b', once)]).toEqual([null, null]);
    });

    it('forgets when the window ends', async () => {
      const { limiter, aSecondLater } = await aLimiter();
      const once = { max: 1, perSeconds: 1 };
      expect(await Promise.all([limiter.take('a', once), limiter.take('a', once)])).toEqual([null, 1]);
      await aSecondLater();
      expect(await limiter.take('a', once)).toBeNull();
    });

    it('lets no more pass when everybody comes at once', async () => {
      const { limiter } = await aLimiter();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => limiter.take('a', { max: 10, perSeconds: 60 })),
      );
      expect(answers.filter((answer) => answer === null)).toHaveLength(10);
    });
  });
}
