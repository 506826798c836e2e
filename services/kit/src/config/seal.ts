import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyFrom = (secret: string, purpose: string): Buffer =>
  createHash('sha256').update(`${purpose}:${secret}`).digest();

/** Encrypts what must be kept but never read in the database: unfinished intents, parked tokens. */
export class Seal {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = keyFrom(secret, purpose);
  }

  close(text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv(algorithm, this.key, iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(algorithm, this.key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }
}

/** A keyed fingerprint: two equal texts give the same, and nothing can be guessed from it without the secret. */
export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
