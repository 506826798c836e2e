import { Redis, type Result } from 'ioredis';

import type { createLog } from '@alcancia/server-kit';

import type { JointWindows, Used } from './joint-rate-limiter.js';

/** No request waits longer than this for Redis, in milliseconds. */
const longestAnswerMs = 100;
/** A connection on which nothing has come back for this long is given up, in milliseconds. */
const silentForMs = 1_000;
const longestPauseMs = 1_000;

/** Counts and opens the window in one go. A window without an end, left by whatever happened, gets one. */
const countInWindow = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], left)
end
return { count, left }`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countInWindow(key: string, windowMs: number, by: number): Result<[count: number, leftMs: number], Context>;
  }
}

/** The windows in Redis. It connects by itself, and again after every loss; until then it rejects at once. */
export class RedisWindows implements JointWindows {
  private readonly redis: Redis;

  constructor(url: string, log: ReturnType<typeof createLog>, answerWithinMs = longestAnswerMs) {
    this.redis = new Redis(url, {
      commandTimeout: answerWithinMs,
      socketTimeout: silentForMs,
      connectTimeout: silentForMs,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      enableAutoPipelining: true,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(longestPauseMs, 50 * 2 ** Math.min(times, 8)) * (0.5 + Math.random() / 2),
      scripts: { countInWindow: { lua: countInWindow, numberOfKeys: 1 } },
    });
    let isToldAway = false;
    this.redis.on('error', (error: Error) => {
      if (!isToldAway) log.warn({ err: error }, 'redis is away: this process counts alone');
      isToldAway = true;
    });
    this.redis.on('ready', () => {
      if (isToldAway) log.info('redis is back');
      isToldAway = false;
    });
  }

  get isUp(): boolean {
    return this.redis.status === 'ready';
  }

  async count(key: string, windowMs: number, by: number): Promise<Used> {
    const [count, leftMs] = await this.redis.countInWindow(`limit:${key}`, windowMs, by);
    return { count, leftMs };
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}
