const hourMs = 3_600_000;

/** What was claimed in time may still be approved so long after the end (G7). */
export const graceMs = 48 * hourMs;
/** How often it is looked which challenges begin, end and repeat. */
export const challengesLookedAtEveryMs = 30_000;
/** Challenges that one run starts, ends or repeats at most. */
export const challengesAtOnce = 50;
/** On the child's page (contract `listChildChallenges`). */
export const openShown = 50;
export const overShown = 20;
