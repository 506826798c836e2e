import type { Locator } from 'playwright-core';

/** How long after the start of an act somebody else's screen shows it, in ms. */
export async function noticeMs(act: () => Promise<unknown>, shown: Locator): Promise<number> {
  const startedAt = performance.now();
  const acted = act();
  await shown.waitFor();
  const took = performance.now() - startedAt;
  await acted;
  return took;
}

export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}
