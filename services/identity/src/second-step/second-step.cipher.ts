import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac, Seal } from '@alcancia/server-kit';

/** Seals what the database keeps of second steps: under the key of PINs, which like them lasts as long as the account. */
@Injectable()
export class SecondStepSecrets {
  private readonly key: string;
  private readonly seal: Seal;

  constructor(@Inject(CONFIG) config: { readonly PIN_SECRET: string }) {
    this.key = config.PIN_SECRET;
    this.seal = new Seal(config.PIN_SECRET, 'identity:second-step');
  }

  close(secret: Uint8Array): string {
    return this.seal.close(Buffer.from(secret).toString('base64'));
  }

  open(sealed: string): Buffer {
    return Buffer.from(this.seal.open(sealed), 'base64');
  }

  /** Keyed hash (HMAC) of what a passkey is asked to sign. */
  ofChallenge(challenge: string): string {
    return hmac(this.key, `challenge:${challenge}`);
  }

  /** Keyed hash (HMAC) of a recovery code: equal for the same account and code, however it is written. */
  fingerprint(adultId: string, code: string): string {
    return hmac(this.key, `recovery:${adultId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
  }
}
