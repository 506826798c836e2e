import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 25;

/** Looks again and again until it is so, and answers what it saw; past the deadline it says what it waited for. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  withinMs = 15_000,
): Promise<T> {
  const endsAt = Date.now() + withinMs;
  let fault: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (seen !== null && seen !== undefined && seen !== false) return seen;
    } catch (error) {
      fault = error;
    }
    if (Date.now() > endsAt) throw new Error(`Not within ${withinMs} ms: ${what}`, { cause: fault });
    await pause(everyMs);
  }
}
