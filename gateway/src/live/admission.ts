const secondMs = 1_000;

/** Lets in so many in a second and no more: when everybody comes back at once, what is already open does not suffer (F15). */
export class Admission {
  private used = 0;
  private endsAt = 0;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  take(): boolean {
    const now = this.now();
    if (now >= this.endsAt) {
      this.endsAt = now + secondMs;
      this.used = 0;
    }
    this.used += 1;
    return this.used <= this.perSecond;
  }
}
