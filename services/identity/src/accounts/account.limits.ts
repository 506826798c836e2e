const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Named numbers of accounts; times in milliseconds (spec 1 §5, §9; G27; house §5). */
export const accountLimits = {
  passwordMinLength: 6,
  confirmLinkMs: 24 * hourMs,
  resetLinkMs: hourMs,
  newEmailLinkMs: dayMs,
  /** How long the address before can take a change of e-mail back; until then nobody else gets it. */
  undoEmailLinkMs: 7 * dayMs,
  /** How long a claim on a link lasts when its act never finished. */
  linkClaimMs: minuteMs,
  /** Least time of answers that must not tell whether an e-mail is known. */
  sameTimeMs: 300,
} as const;

/** Failed sign-ins (G52): from the nth on, each further one blocks for a minute; a quiet time resets the count. */
export const signInLimits = {
  wrongPerAccount: 5,
  wrongPerNetwork: 100,
  pauseMs: minuteMs,
  forgivenAfterMs: 15 * minuteMs,
} as const;

/** How long rows that are no longer needed are kept, in milliseconds. */
export const keptFor = {
  linksMs: 7 * 24 * hourMs,
  attemptsMs: 24 * hourMs,
} as const;
