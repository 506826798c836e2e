import { expect, it } from '@jest/globals';

import { describeRateLimiter } from '../../test/rate-limiter-promises.js';
import { InMemoryRateLimiter } from './rate-limiter.js';
import { JointRateLimiter, type JointWindows } from './joint-rate-limiter.js';

const ten = { max: 2, perSeconds: 10 };

describeRateLimiter('in memory', async () => {
  let now = 0;
  return {
    limiter: new InMemoryRateLimiter(() => now),
    aSecondLater: async () => {
      now += 1_001;
    },
    close: async () => undefined,
  };
});

/** Windows that a test can take away and empty. */
class FakeWindows implements JointWindows {
  readonly counts = new Map<string, number>();
  asked = 0;
  isAway = false;

  async count(key: string) {
    this.asked += 1;
    if (this.isAway) throw new Error('away');
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return { count, leftMs: 4_200 };
  }
}

function aHouseWithTwoDoors() {
  const windows = new FakeWindows();
  const time = { now: 0 };
  const now = () => time.now;
  const aDoor = () => new JointRateLimiter(windows, new InMemoryRateLimiter(now), now);
  return { windows, time, one: aDoor(), other: aDoor() };
}

it('what one gateway lets pass counts at the other', async () => {
  const { one, other } = aHouseWithTwoDoors();
  expect([await one.take('a', ten), await other.take('a', ten)]).toEqual([null, null]);
  expect([await one.take('a', ten), await other.take('a', ten)]).toEqual([5, 5]);
});

it('without the joint windows every gateway keeps the same limits by itself', async () => {
  const { windows, one } = aHouseWithTwoDoors();
  windows.isAway = true;
  expect([await one.take('a', ten), await one.take('a', ten), await one.take('a', ten)]).toEqual([null, null, 10]);
});

it('emptied windows give nobody a fresh start at the same gateway', async () => {
  const { windows, one } = aHouseWithTwoDoors();
  expect([await one.take('a', ten), await one.take('a', ten)]).toEqual([null, null]);
  windows.counts.clear();
  expect(await one.take('a', ten)).toBe(10);
});

it('nobody waits for windows that were away a moment ago, and they count again once they are back', async () => {
  const { windows, time, one, other } = aHouseWithTwoDoors();
  windows.isAway = true;
  for (const key of ['a', 'b', 'c']) await one.take(key, ten);
  expect(windows.asked).toBe(1);

  windows.isAway = false;
  time.now += 1_000;
  await one.take('d', ten);
  await other.take('d', ten);
  expect([await other.take('d', ten), windows.counts.get('d')]).toEqual([5, 3]);
});
