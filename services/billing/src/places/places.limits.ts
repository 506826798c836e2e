const dayMs = 24 * 3_600_000;

/** Milliseconds, unless said otherwise. */
export const placeLimits = {
  /** Prices wait for it. */
  answersWithinMs: 1_500,
  atOnce: 20,
  /** Networks move seldom. */
  keptMs: 7 * dayMs,
  /** Characters of an answer that are read. */
  answerLength: 20_000,
} as const;
