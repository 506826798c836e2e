/** How long another service may take to say what its caller may see, in milliseconds. */
export const lookupWithinMs = 4_000;
