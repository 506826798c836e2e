/** Milliseconds, unless said otherwise. */
export const answersLimits = {
  /** Whoever asked watches, and the gateway waits 20 s. */
  answersWithinMs: 12_000,
  atOnce: 20,
  /** Characters of an answer that are read; what is shown of it is shorter. */
  answerLength: 6_000,
} as const;
