const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds, unless said otherwise. */
export const subscriptionLimits = {
  /** Without approval for so long it is over (PayPal's links are). */
  approvalMs: 72 * hourMs,
  /** For so long the same choice leads to the same subscription: less than PayPal keeps request ids. */
  reusedMs: 48 * hourMs,
  /** How long a family keeps its plan while payments fail (G29). */
  pastDueMs: 7 * dayMs,
  /** A check that nobody finished, or that failed, is made again after this, then after twice as long, up to `longestLeaseMs`. */
  checkLeaseMs: 30_000,
  longestLeaseMs: hourMs,
  checksAtOnce: 20,
  /** PayPal is asked without being told to: soon while somebody may be waiting, then ever less. */
  soonMs: 20_000,
  laterMs: 5 * minuteMs,
  seldomMs: 6 * hourMs,
  isSoonForMs: 10 * minuteMs,
  isLaterForMs: 3 * hourMs,
  /** Days, by the family's clocks, between the reminder and the end of the free days; and the hour of it. */
  remindedDaysBefore: 3,
  remindedAtHour: 9,
  remindersAtOnce: 500,
  remindersLookAheadMs: 5 * dayMs,
  remindersEveryMs: 60_000,
  webhooksKeptMs: 400 * dayMs,
  webhooksAtOnce: 200,
} as const;
