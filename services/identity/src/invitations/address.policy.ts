/** As addresses are kept: ASCII letters in lower case, nothing else changed. */
export const lowerAscii = (address: string): string => address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Whether two addresses are one, the case of ASCII letters aside (spec 2 §5). Letters that only look alike, or that
 * Unicode would make alike (the Kelvin sign becomes 'k', a dotted capital I an 'i'), are others.
 */
export const isSameAddress = (one: string, other: string): boolean => lowerAscii(one) === lowerAscii(other);
