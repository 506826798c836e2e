/** Limits of one circuit; times in milliseconds. */
export interface CircuitLimits {
  /** Calls under way at once (bulkhead); one more is refused at once. */
  readonly atOnce: number;
  /** Consecutive failures that open the circuit. */
  readonly failuresInARow: number;
  /** A failure that came sooner does not count: a provider that is not there at all costs nothing to ask. */
  readonly hangMs: number;
  /** While the circuit is open, one probe is let through each time this has passed. */
  readonly probeAfterMs: number;
}

/** Circuit breaker and bulkhead of one provider. */
export class Circuit {
  private underWay = 0;
  private failures = 0;
  private nextProbeAt = 0;

  constructor(private readonly limits: CircuitLimits) {}

  /** Whether this call may be made. A probe that hangs does not keep the next one back. */
  admits(now: number): boolean {
    if (this.underWay >= this.limits.atOnce) return false;
    if (this.failures < this.limits.failuresInARow) return true;
    if (now < this.nextProbeAt) return false;
    this.nextProbeAt = now + this.limits.probeAfterMs;
    return true;
  }

  started(): void {
    this.underWay += 1;
  }

  ended(): void {
    this.underWay -= 1;
  }

  answered(): void {
    this.failures = 0;
  }

  failed(startedAt: number, now: number): void {
    if (now - startedAt < this.limits.hangMs) return;
    this.failures += 1;
    this.nextProbeAt = now + this.limits.probeAfterMs;
  }
}
