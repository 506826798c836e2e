import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

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

  async count(key: string, _windowMs: number, by: number) {
    this.asked += 1;
    if (this.isAway) throw new Error('away');
    const count = (this.counts.get(key) ?? 0) + by;
    this.counts.set(key, count);
    return { count, leftMs: 4_200 };
  }
}

function twoGateways() {
  const windows = new FakeWindows();
  const time = { now: 0 };
  const now = () => time.now;
  const aLimiter = () => new JointRateLimiter(windows, new InMemoryRateLimiter(now), now);
  return { windows, time, one: aLimiter(), other: aLimiter() };
}

it('what one gateway lets pass counts at the other', async () => {
  const { one, other } = twoGateways();
  expect([await one.take('a', ten), await other.take('a', ten)]).toEqual([null, null]);
  expect([await one.take('a', ten), await other.take('a', ten)]).toEqual([5, 5]);
});

it('without the joint windows every gateway keeps the same limits by itself', async () => {
  const { windows, one } = twoGateways();
  windows.isAway = true;
  expect([await one.take('a', ten), await one.take('a', ten), await one.take('a', ten)]).toEqual([null, null, 10]);
});

it('emptied windows give nobody a fresh start at the same gateway', async () => {
  const { windows, one } = twoGateways();
  expect([await one.take('a', ten), await one.take('a', ten)]).toEqual([null, null]);
  windows.counts.clear();
  expect(await one.take('a', ten)).toBe(10);
});

it('nobody waits for windows that were away a moment ago, and they count again once they are back', async () => {
  const { windows, time, one, other } = twoGateways();
  windows.isAway = true;
  for (const key of ['a', 'b', 'c']) await one.take(key, ten);
  expect(windows.asked).toBe(1);

  windows.isAway = false;
  time.now += 1_000;
  await one.take('d', ten);
  await other.take('d', ten);
  expect([await other.take('d', ten), windows.counts.get('d')]).toEqual([5, 3]);
});

describe('a wide limit', () => {
  const wide = { max: 600, perSeconds: 10 };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const aMomentLater = () => jest.advanceTimersByTimeAsync(100);
  const takeMany = async (limiter: JointRateLimiter, times: number) => {
    const answers = [];
    for (let time = 0; time < times; time += 1) answers.push(await limiter.take('a', wide));
    return answers.filter((answer) => answer !== null);
  };

  it('is told to the others a moment later, in one message, and holds for all of them', async () => {
    const { windows, one, other } = twoGateways();
    expect([...(await takeMany(one, 500)), ...(await takeMany(other, 100))]).toEqual([]);
    expect(windows.asked).toBe(0);
    await aMomentLater();
    expect([windows.asked, windows.counts.get('a')]).toEqual([2, 600]);
    expect(await takeMany(other, 2)).toEqual([5, 5]);
  });

  it('is kept by every gateway alone while the joint windows are away, and told again once they are back', async () => {
    const { windows, time, one } = twoGateways();
    windows.isAway = true;
    expect(await takeMany(one, 600)).toEqual([]);
    await aMomentLater();
    expect(await takeMany(one, 1)).toEqual([10]);

    windows.isAway = false;
    time.now += 10_000;
    await takeMany(one, 3);
    await aMomentLater();
    expect(windows.counts.get('a')).toBe(3);
  });
});
