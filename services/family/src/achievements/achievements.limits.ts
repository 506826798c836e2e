/** How often children are looked for who have not got what they had reached before there were achievements. */
export const filledEveryMs = 10_000;
/** Children who get it in one transaction. */
export const filledAtOnce = 20;
