/** Milliseconds, unless said otherwise. */
export const generationLimits = {
  /** Whoever asked watches, and the gateway waits 20 s; one page of text takes a model some seconds. */
  answersWithinMs: 15_000,
  atOnce: 12,
  /** Characters of an answer that are read. */
  answerLength: 20_000,
} as const;
