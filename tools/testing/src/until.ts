import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 20;

/**
 * Looks again and again until `look` answers something, and answers it. A look that throws counts as one that saw
 * nothing; past the deadline it names what did not come, with the last failure as its cause.
 */
export async function until<T>(
  what: string,
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
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

/** The same for a condition whose own text says what is waited for. */
export async function untilSo(isSo: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  await until(isSo.toString(), isSo, withinMs);
}
