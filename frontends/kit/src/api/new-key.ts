/** A key or a number that nobody guesses, of 32 hexadecimal digits. Not crypto.randomUUID: a page served without TLS in a home network does not have it. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
