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
  /** How exactly the last use is kept. */
  touchedEveryMs: minuteMs,
  /** The same refresh token gets the same answer for so long. */
  sameAnswerMs: minuteMs,
  /** A refresh that has not come back by then is taken for lost. */
  refreshLostAfterMs: 15 * secondMs,
  /** The uses of refresh tokens are remembered for so long; of older ones the issuer itself tells. */
  keepUsesMs: dayMs,
  /** A session that ended is forgotten. */
  keepEndedMs: 30 * dayMs,
} as const;

/** How an adult proves by password to be here (spec 1 §5, §9). */
export const adultPasswordLimits = {
  minLength: 6,
  betweenAttemptsMs: 2 * secondMs,
  wrongOnes: 5,
  pauseMs: minuteMs,
} as const;
