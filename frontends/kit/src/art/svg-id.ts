let last = 0;

/** A name that no other drawing on the page has: clip paths and gradients are found by name. */
export const svgId = (prefix: string): string => `${prefix}${++last}`;
