import type { Rate } from './rate-limiter.js';
import type { JointWindows } from './joint-rate-limiter.js';

/** A batch is sent to the joint windows this long after its first count, in milliseconds. */
const tellAfterMs = 100;
/** Keys of one batch; beyond it a key is counted by its own process only. */
const maxAskers = 10_000;

interface Window {
  readonly windowMs: number;
  /** Counted here and not sent yet. */
  untold: number;
  /** Among all gateways, as of the last batch. */
  count: number;
  endsAt: number;
}

/**
 * For limits so wide that a moment's delay changes nothing: every request is judged by the last known counts of the
 * other gateways, and does not wait for them. One message per key and batch, not per request.
 */
export class BatchedCount {
  private readonly windows = new Map<string, Window>();
  private timer: NodeJS.Timeout | undefined;

  /** `onFailure`: the joint windows did not answer. */
  constructor(
    private readonly joint: JointWindows,
    private readonly now: () => number,
    private readonly onFailure: () => void,
  ) {}

  take(key: string, { max, perSeconds }: Rate): number | null {
    const window = this.windows.get(key) ?? this.open(key, perSeconds * 1000);
    if (!window) return null;
    window.untold += 1;
    this.timer ??= setTimeout(() => void this.tell(), tellAfterMs).unref();
    const leftMs = window.endsAt - this.now();
    return leftMs > 0 && window.count + window.untold > max ? Math.max(1, Math.ceil(leftMs / 1000)) : null;
  }

  private open(key: string, windowMs: number): Window | null {
    if (this.windows.size >= maxAskers) return null;
    const window = { windowMs, untold: 0, count: 0, endsAt: 0 };
    this.windows.set(key, window);
    return window;
  }

  private async tell(): Promise<void> {
    try {
      await Promise.all([...this.windows].map(([key, window]) => this.tellOf(key, window)));
    } catch {
      this.windows.clear();
      this.onFailure();
    }
    this.timer = undefined;
  }

  private async tellOf(key: string, window: Window): Promise<void> {
    const { untold, windowMs } = window;
    if (untold === 0) {
      if (window.endsAt <= this.now()) this.windows.delete(key);
      return;
    }
    window.untold = 0;
    const { count, leftMs } = await this.joint.count(key, windowMs, untold);
    window.count = count;
    window.endsAt = this.now() + leftMs;
  }
}
