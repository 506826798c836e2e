import { Failure, failure } from '@alcancia/server-kit';

/** What one identity asks of the issuer at the same time. */
export const issuerAtOnce = 200;
/** A failure that took so long was a hanging issuer, in milliseconds; one that is not there at all is known at once. */
const hangMs = 1_000;
export const hangsInARow = 5;
/** A hanging issuer is tried by one request in this time, in milliseconds; all others hear `unavailable` at once. */
export const tryAgainMs = 1_000;

/** Nobody waits before an issuer that hangs, and not everybody at once before a slow one (quality rule 11). */
export class IssuerGuard {
  private underWay = 0;
  private hangs = 0;
  private restsUntil = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  async ask<T>(call: () => Promise<T>): Promise<T> {
    const askedAt = this.now();
    if (!this.lets(askedAt)) throw failure('unavailable');
    this.underWay += 1;
    try {
      const answer = await call();
      this.hangs = 0;
      return answer;
    } catch (error) {
      if (error instanceof Failure) this.failed(askedAt);
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }

  /** The first after each rest is the one that tries. */
  private lets(now: number): boolean {
    if (this.underWay >= issuerAtOnce) return false;
    if (this.hangs < hangsInARow) return true;
    if (now < this.restsUntil) return false;
    this.restsUntil = now + tryAgainMs;
    return true;
  }

  private failed(askedAt: number): void {
    const now = this.now();
    if (now - askedAt < hangMs) return;
    this.hangs += 1;
    this.restsUntil = now + tryAgainMs;
  }
}
