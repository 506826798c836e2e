const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Named numbers of accounts; times in milliseconds (spec 1 §5, §9; G27; house §5). */
export const accountLimits = {
  passwordMinLength: 6,
  confirmLinkMs: 24 * hourMs,
  resetLinkMs: hourMs,
  /** A link taken up by an act that never came to its end is free again after so long. */
  linkClaimMs: minuteMs,
  /** Answers that must not tell whether an e-mail is known take at least so long. */
  sameTimeMs: 300,
} as const;

/** Failed sign-ins (G52): from the nth on, each one more closes the way for a minute; quiet forgives. */
export const signInLimits = {
  wrongPerAccount: 5,
  wrongPerNetwork: 100,
  pauseMs: minuteMs,
  forgivenAfterMs: 15 * minuteMs,
} as const;

/** How long rows that have done their work are kept, in milliseconds. */
export const keptFor = {
  eventLogsMs: 30 * 24 * hourMs,
  linksMs: 7 * 24 * hourMs,
  attemptsMs: 24 * hourMs,
  /** What somebody agreed to whose sign-up came to nothing. */
  consentsOfNobodyMs: 7 * 24 * hourMs,
} as const;
