export interface Rate {
  readonly max: number;
  readonly perSeconds: number;
}

/** Counts what is asked: in memory for one process, in Redis as well when there are several. */
export interface RateLimiter {
  /** Null when it may pass, else the seconds to wait. */
  take(key: string, rate: Rate): Promise<number | null>;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

const maxWindows = 50_000;

/** Fixed windows in memory; full memory forgets the oldest window first. */
export class InMemoryRateLimiter implements RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly now: () => number = Date.now) {}

  async take(key: string, { max, perSeconds }: Rate): Promise<number | null> {
    const now = this.now();
    const open = this.windows.get(key);
    if (!open || open.endsAt <= now) {
      this.open(key, now + perSeconds * 1000);
      return null;
    }
    open.count += 1;
    return open.count <= max ? null : Math.max(1, Math.ceil((open.endsAt - now) / 1000));
  }

  private open(key: string, endsAt: number): void {
    this.windows.delete(key);
    for (const [oldest] of this.windows) {
      if (this.windows.size < maxWindows) break;
      this.windows.delete(oldest);
    }
    this.windows.set(key, { count: 1, endsAt });
  }
}
