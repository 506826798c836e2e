import { randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac, Seal } from '@alcancia/server-kit';

type Purpose = 'token' | 'link' | 'email' | 'address' | 'account' | 'invitation' | 'second-step';

/** Makes opaque tokens; seals or fingerprints what the database keeps of them. */
@Injectable()
export class Secrets {
  private readonly key: string;
  private readonly seal: Seal;

  constructor(@Inject(CONFIG) config: { readonly SESSION_SECRET: string }) {
    this.key = config.SESSION_SECRET;
    this.seal = new Seal(config.SESSION_SECRET, 'identity:tokens');
  }

  /** 256 bits, fit for a link and a header. */
  newToken(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Keyed hash (HMAC): equal for the same text and purpose; the text cannot be guessed without the key. */
  fingerprint(purpose: Purpose, text: string): string {
    return hmac(this.key, `${purpose}:${text}`);
  }

  close(text: string): string {
    return this.seal.close(text);
  }

  open(sealed: string): string {
    return this.seal.open(sealed);
  }
}
