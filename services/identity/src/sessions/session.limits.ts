const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Named numbers of sessions, in milliseconds (house §5; spec 1 §5, §9). */
export const sessionLimits = {
  /** A child's session without a person's action. */
  childIdleMs: 30 * minuteMs,
  /** A child's session at the longest. */
  childLongestMs: 12 * hourMs,
  /** A session nobody uses. */
  unusedMs: 90 * dayMs,
  /** Precision of the last use: it is written at most this often. */
  touchedEveryMs: minuteMs,
  /** How long the same refresh token gets the same answer again. */
  sameAnswerMs: minuteMs,
  /** A refresh without an answer by then counts as lost, and the next request may retry it. */
  refreshLostAfterMs: 15 * secondMs,
  /** How many are listed at most; no time. */
  listed: 50,
  /** How long used refresh tokens are remembered; the issuer itself refuses older ones. */
  keepUsesMs: dayMs,
  /** A session that ended is forgotten. */
  keepEndedMs: 30 * dayMs,
} as const;

/** How long a proof serves the act that follows, in milliseconds. */
export const recentProofMs = 5 * minuteMs;

/** How an adult proves by password to be here (spec 1 §5, §9). */
export const adultPasswordLimits = {
  minLength: 6,
  betweenAttemptsMs: 2 * secondMs,
  wrongOnes: 5,
  pauseMs: minuteMs,
} as const;
