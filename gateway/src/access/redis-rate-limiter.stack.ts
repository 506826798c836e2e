import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { createLog } from '@alcancia/server-kit';
import { busier, untilSo } from '@alcancia/testing';

import { aRedis, type Engine } from '../../test/an-engine.js';
import { describeRateLimiter } from '../../test/rate-limiter-promises.js';
import { InMemoryRateLimiter } from './rate-limiter.js';
import { RedisWindows } from './redis-windows.js';
import { JointRateLimiter } from './joint-rate-limiter.js';

const log = createLog('test', { level: 'silent' });
const twice = { max: 2, perSeconds: 60 };
/** What is counted is asserted with a Redis that may be slow, as on a busy machine, in milliseconds. */
const slowMs = 5_000;

let redis: Engine;
let url: string;
let inside: Redis;

beforeAll(async () => {
  redis = await aRedis();
  await redis.start();
  url = `redis://127.0.0.1:${redis.port}`;
  inside = new Redis(url, { retryStrategy: () => 50 });
  inside.on('error', () => undefined);
});
beforeEach(async () => void (await inside.flushall()));
afterAll(async () => {
  inside.disconnect();
  await redis.kill();
});

async function aGatewaysLimiter(answerWithinMs?: number) {
  const windows = new RedisWindows(url, log, answerWithinMs);
  await untilSo(() => windows.isUp);
  return { windows, limiter: new JointRateLimiter(windows, new InMemoryRateLimiter()), close: () => windows.close() };
}

describeRateLimiter('in Redis', async () => {
  const { limiter, close } = await aGatewaysLimiter(slowMs);
  const startedAt = Date.now();
  return { limiter, close, aSecondLater: () => untilSo(() => Date.now() - startedAt > 1_200) };
});

it('what one gateway lets pass counts at the other', async () => {
  const [one, other] = [await aGatewaysLimiter(slowMs), await aGatewaysLimiter(slowMs)];
  expect([await one.limiter.take('a', twice), await other.limiter.take('a', twice)]).toEqual([null, null]);
  expect([await one.limiter.take('a', twice), await other.limiter.take('a', twice)]).toEqual([60, 60]);
  await one.close();
  await other.close();
});

it('a Redis that is killed and comes back empty frees nobody, and counts for all again', async () => {
  const [one, other] = [await aGatewaysLimiter(slowMs), await aGatewaysLimiter(slowMs)];
  expect([await one.limiter.take('a', twice), await one.limiter.take('a', twice)]).toEqual([null, null]);

  await redis.kill();
  await untilSo(() => !one.windows.isUp && !other.windows.isUp);
  expect([await one.limiter.take('a', twice), await one.limiter.take('b', twice)]).toEqual([60, null]);

  await redis.start();
  await untilSo(() => one.windows.isUp && other.windows.isUp);
  expect(await one.limiter.take('a', twice)).toBe(60);
  let probe = 0;
  await untilSo(async () => {
    probe += 1;
    await one.limiter.take(`probe:${probe}`, twice);
    return (await inside.exists(`limit:probe:${probe}`)) === 1;
  });
  for (const { limiter } of [one, other]) expect(await limiter.take('c', twice)).toBeNull();
  expect(await other.limiter.take('c', twice)).toBe(60);
  await one.close();
  await other.close();
});

it('a Redis that hangs costs one request a tenth of a second, and the others nothing', async () => {
  const { limiter, close } = await aGatewaysLimiter();
  redis.pause();
  const startedAt = performance.now();
  expect(await limiter.take('a', twice)).toBeNull();
  const first = performance.now() - startedAt;
  for (let time = 0; time < 20; time += 1) await limiter.take(`b${time}`, twice);
  expect(first).toBeLessThan(500 * busier());
  expect(performance.now() - startedAt - first).toBeLessThan(100 * busier());
  redis.resume();
  await close();
});
