/** How long identity may take to say how old a child is, in milliseconds. */
export const ageWithinMs = 2_000;
