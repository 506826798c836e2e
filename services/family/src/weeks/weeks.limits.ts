/** The hour of Sunday at which a family's week is told of (G24). */
export const weekEndsAtHour = 18;
/** How often zones are looked at. */
export const weeksLookedAtEveryMs = 15_000;
/** Families that are told of in one transaction. */
export const familiesAtOnce = 500;
/** Activities that are named. */
export const namedAtMost = 5;
/** Which weeks were told of is remembered so long. */
export const endedWeeksKeptForMs = 90 * 86_400_000;
