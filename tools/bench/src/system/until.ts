import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 20;

/** Looks until there is something, and answers it; past the deadline it says what did not come. */
export async function until<T>(what: string, look: () => Promise<T | undefined>, withinMs = 60_000): Promise<T> {
  const endsAt = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (Date.now() > endsAt) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await pause(everyMs);
  }
}
