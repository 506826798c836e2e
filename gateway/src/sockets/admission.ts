const secondMs = 1_000;

export interface AdmissionLimits {
  /** Sockets in a second, from everywhere. */
  readonly perSecond: number;
  /** Of these, the share of one network. */
  readonly perNetwork: number;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * Lets in so many in a second and no more: when everybody comes back at once, what is already open does not suffer (F15).
 * One network has a share of them only: a crowd from there does not keep the others out.
 */
export class Admission {
  private used = 0;
  private readonly usedBy = new Map<string, number>();
  private startedAt = -Infinity;

  constructor(private readonly limits: AdmissionLimits) {}

  take(network: string): boolean {
    this.turn();
    const own = this.usedBy.get(network) ?? 0;
    if (this.used >= this.limits.perSecond || own >= this.limits.perNetwork) return false;
    this.used += 1;
    this.usedBy.set(network, own + 1);
    return true;
  }

  /** A second begins anew, also when the clock was set back. */
  private turn(): void {
    const now = this.limits.now();
    if (now >= this.startedAt && now < this.startedAt + secondMs) return;
    this.startedAt = now;
    this.used = 0;
    this.usedBy.clear();
  }
}
