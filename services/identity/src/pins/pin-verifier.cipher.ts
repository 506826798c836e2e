import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { CONFIG, hmac } from '@alcancia/server-kit';

import { tooManyHashes } from './pin.errors.js';
import { hashesAtOnce, hashesWaiting } from './pin.limits.js';

/**
 * Argon2id over an HMAC whose key is not in the database: four digits alone would be guessed from a stolen table (G52).
 * Computed off the event loop, a few at a time.
 */
@Injectable()
export class PinVerifier {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(@Inject(CONFIG) private readonly config: { readonly PIN_SECRET: string }) {}

  hash(profileId: string, pin: string): Promise<string> {
    return this.inTurn(() => hash(this.digest(profileId, pin)));
  }

  verify(profileId: string, pin: string, stored: string): Promise<boolean> {
    return this.inTurn(() => verify(stored, this.digest(profileId, pin)));
  }

  private digest(profileId: string, pin: string): string {
    return hmac(this.config.PIN_SECRET, `pin:${profileId}:${pin}`);
  }

  private async inTurn<T>(compute: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= hashesWaiting) throw tooManyHashes();
    if (this.running >= hashesAtOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await compute();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
