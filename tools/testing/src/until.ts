import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 20;

/** Looks again and again until `look` answers something, and answers it; past the deadline it names what did not come. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  withinMs = 60_000,
): Promise<T> {
  const endsAt = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (Date.now() > endsAt) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await pause(everyMs);
  }
}
