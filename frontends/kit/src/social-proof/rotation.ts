/** What a notice says. */
export interface Notice {
  readonly id: string;
  readonly name: string;
  readonly action: string;
  readonly icon: string;
  readonly city: string;
  /** When it happened, ISO; null: it was written. */
  readonly at: string | null;
}

/** Seven of ten are real, spread evenly (spec 2 §9). */
const mix = [true, true, false, true, true, false, true, true, false, true];

/** Takes turns between what really happened and what was written; where one is missing the other fills in. */
export class Rotation {
  private turn = 0;
  private nthReal = 0;
  private nthWritten = 0;

  constructor(
    private real: readonly Notice[] = [],
    private written: readonly Notice[] = [],
  ) {}

  setReal(real: readonly Notice[]): void {
    this.real = real;
  }

  setWritten(written: readonly Notice[]): void {
    this.written = written;
  }

  has(id: string): boolean {
    return [...this.real, ...this.written].some((one) => one.id === id);
  }

  next(): Notice | undefined {
    const wantsReal = mix[this.turn % mix.length] === true;
    this.turn += 1;
    const isReal = this.written.length === 0 || (wantsReal && this.real.length > 0);
    if (isReal) {
      this.nthReal += 1;
      return this.real[(this.nthReal - 1) % Math.max(1, this.real.length)];
    }
    this.nthWritten += 1;
    return this.written[(this.nthWritten - 1) % this.written.length];
  }
}
