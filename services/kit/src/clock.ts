import type { SqlEntityManager } from '@mikro-orm/sql';

/** The database's time plus a shift that only tests set. No rule asks SQL or the machine for the time (house §2.2). */
export class Clock {
  private offsetMs = 0;
  private shiftMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs + this.shiftMs);
  }

  /** Measures how far the machine is from the database: at start and every minute. */
  async measure(em: SqlEntityManager): Promise<void> {
    const askedAt = Date.now();
    const [row] = await em.execute<{ ms: string | number }[]>(
      `select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms`,
    );
    const answeredAt = Date.now();
    this.offsetMs = Number(row?.ms ?? askedAt) - (askedAt + answeredAt) / 2;
  }

  /** Tests travel in time. */
  shift(byMs: number): void {
    this.shiftMs += byMs;
  }
}
