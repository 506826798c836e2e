const dayMs = 24 * 60 * 60_000;

/** Named numbers of offers to take over a household; times in milliseconds. */
export const ownershipLimits = {
  /** As long as an invitation (G25). */
  livesMs: 7 * dayMs,
  /** How long one is kept after it has run out. */
  keptMs: 30 * dayMs,
  /** Those that wait for one adult, the newest first. */
  receivedShown: 10,
} as const;
