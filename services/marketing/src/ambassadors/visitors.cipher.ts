import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac, networkOf } from '@alcancia/server-kit';

/** Fingerprints of browsers and networks; neither can be guessed without the key. */
@Injectable()
export class Visitors {
  private readonly key: string;

  constructor(@Inject(CONFIG) config: { readonly VISITOR_SECRET: string }) {
    this.key = config.VISITOR_SECRET;
  }

  visitor(visitorId: string): string {
    return hmac(this.key, `visitor:${visitorId}`);
  }

  network(address: string): string {
    return hmac(this.key, `network:${networkOf(address)}`);
  }
}
