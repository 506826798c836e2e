import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac, networkOf } from '@alcancia/server-kit';

import type { MarketingConfig } from '../marketing.config.js';

/** Fingerprints of browsers and networks; neither can be guessed without the key. */
@Injectable()
export class Visitors {
  private readonly key: string;

  constructor(@Inject(CONFIG) config: MarketingConfig) {
    this.key = config.VISITOR_SECRET;
  }

  visitor(visitorId: string): string {
    return hmac(this.key, `visitor:${visitorId}`);
  }

  network(address: string): string {
    return hmac(this.key, `network:${networkOf(address)}`);
  }
}
