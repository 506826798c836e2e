import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** One code is good for so long, in seconds (RFC 6238). */
const periodSeconds = 30;
/** The codes before and after the present one count too: clocks of phones differ (F18). */
const leewaySteps = 1;
const digits = 6;
/** 160 bits, as long as the hash. */
const secretBytes = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): Buffer => randomBytes(secretBytes);

/** As authenticator apps take it when it is typed. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The code of one step: SHA-1 and six digits, which is what every app knows. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / periodSeconds);

/** The step of which this is the code, or null. Looks at every step, so that the time tells nothing. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const present = totpStepAt(now);
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = present - leewaySteps; step <= present + leewaySteps; step += 1) {
    const right = Buffer.from(totpCode(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: Uint8Array, account: string): string {
  const issuer = encodeURIComponent('Alcancía');
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${issuer}`;
}
