import { randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac, Seal } from '@alcancia/server-kit';

/** Makes the tokens that we give away, and keeps what must be kept of them and never read in the database. */
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

  /** A fingerprint that is the same for the same text and purpose, and says nothing of it. */
  fingerprint(purpose: 'token' | 'link' | 'email' | 'address' | 'account', text: string): string {
    return hmac(this.key, `${purpose}:${text}`);
  }

  close(text: string): string {
    return this.seal.close(text);
  }

  open(sealed: string): string {
    return this.seal.open(sealed);
  }
}
