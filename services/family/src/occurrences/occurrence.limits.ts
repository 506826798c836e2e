/** How often a child may say 'Hecho' for one occurrence before a rejection is final (G5). */
export const triesPerOccurrence = 3;
/** Rows that a child's own list of activities shows at most. */
export const activitiesListed = 100;
