import { erasureGraceDays } from '@alcancia/contracts/erasures';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Named numbers of erasures; times in milliseconds. */
export const erasureLimits = {
  graceMs: erasureGraceDays * dayMs,
  /** Between the end of all access and the erasing: longer than a cached caller and a request under way (house §5). */
  closedForMs: 2 * minuteMs,
  lookedAtEveryMs: minuteMs,
  /** A service that has not confirmed is told again after so long. */
  toldAgainMs: 60 * minuteMs,
  atOnce: 20,
  /** How long it is kept that somebody was erased, by id alone. */
  keptMs: 90 * dayMs,
} as const;
