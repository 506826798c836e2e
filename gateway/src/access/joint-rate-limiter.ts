import { BatchedCount } from './batched-count.js';
import type { InMemoryRateLimiter, Rate, RateLimiter } from './rate-limiter.js';

/** What one key has used up of its window, among all gateways. */
export interface Used {
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly leftMs: number;
}

/** Windows that all gateways count in. May be lost at any time, and says so by rejecting soon. */
export interface JointWindows {
  count(key: string, windowMs: number, by: number): Promise<Used>;
}

/** Backoff after a failure of the joint windows, in milliseconds: meanwhile this process counts alone. */
const pauseMs = 1_000;
/** Limits from this number on are counted in batches. */
const wideMax = 500;

/**
 * Counts in this process and in the windows that all gateways count in; the stricter answer holds. While the joint ones are
 * away or have forgotten everything, this process goes on with what it has counted itself: no count starts anew.
 */
export class JointRateLimiter implements RateLimiter {
  private readonly batched: BatchedCount;
  private awayUntil = 0;

  constructor(
    private readonly joint: JointWindows,
    private readonly own: InMemoryRateLimiter,
    private readonly now: () => number = Date.now,
  ) {
    this.batched = new BatchedCount(joint, now, () => this.rest());
  }

  async take(key: string, rate: Rate): Promise<number | null> {
    const ownAnswer = await this.own.take(key, rate);
    if (ownAnswer !== null || this.now() < this.awayUntil) return ownAnswer;
    if (rate.max >= wideMax) return this.batched.take(key, rate);
    try {
      const { count, leftMs } = await this.joint.count(key, rate.perSeconds * 1000, 1);
      return count <= rate.max ? null : Math.max(1, Math.ceil(leftMs / 1000));
    } catch {
      this.rest();
      return null;
    }
  }

  private rest(): void {
    this.awayUntil = this.now() + pauseMs;
  }
}
