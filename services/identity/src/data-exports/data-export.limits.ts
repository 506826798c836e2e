const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const dataExportLimits = {
  /** From when it is ready (G41). */
  keptMs: 7 * dayMs,
  /** One that is not complete by then failed, and can be asked for again. */
  givenUpAfterMs: dayMs,
  /** Its row, at the longest. */
  rowKeptMs: 8 * dayMs,
  /** How long an address opens it. */
  addressMs: 5 * minuteMs,
  /** Another process takes over after this, and a store that was away is asked again. */
  tryAgainMs: 15_000,
  atOnce: 20,
  sweptEveryMs: 60 * minuteMs,
  /** Objects that one look asks the store for, and looks in a turn. */
  sweptAtOnce: 500,
  sweptPages: 10,
  /** What lies in the store for a download that no row knows is left behind, this long after it was asked for. */
  orphanedAfterMs: dayMs,
} as const;
