/** An idea of the AI that nobody has kept is gone after 30 days, in milliseconds. */
export const draftsKeptMs = 30 * 86_400_000;

/** Drafts of the AI that an adult has at once: the newest. */
export const mostDrafts = 6;

/** Of the AI that writes an idea; milliseconds, unless said otherwise. */
export const ideaWriterLimits = {
  /** Whoever asked watches, and the gateway waits 20 s. */
  answersWithinMs: 15_000,
  atOnce: 10,
  /** Characters of an answer that are read. */
  answerLength: 8_000,
} as const;
