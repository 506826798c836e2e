/** Spec 1 §5 and §8, spec 2 §5. */
const gapMs = 2_000;
const limitMs = 60_000;

export type TooEarly = 'too-soon' | 'limited';

/** Passwords at least 2 s apart, and 60 s of rest once the server has said so. The server holds the rule; this spares a question. */
export class AttemptGap {
  private lastAt = -Infinity;
  private restsUntil = -Infinity;

  /** Null: go ahead. */
  refusal(now: number): TooEarly | null {
    if (now < this.restsUntil) return 'limited';
    if (now - this.lastAt < gapMs) return 'too-soon';
    this.lastAt = now;
    return null;
  }

  rest(now: number): void {
    this.restsUntil = now + limitMs;
  }
}
