import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so; after ten seconds it will never be. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not so within ${withinMs} ms: ${isSo.toString()}`);
    await pause(10);
  }
}
