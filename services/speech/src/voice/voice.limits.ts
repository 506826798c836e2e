/** How long a spoken text is kept for whoever heard it, in milliseconds. */
export const soundKeptMs = 30 * 86_400_000;

/** Characters of the provider in a month for each child of the plan (G32). */
export const charactersPerChild = 10_000;
