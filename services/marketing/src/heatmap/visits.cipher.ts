import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac } from '@alcancia/server-kit';

/** Visits are known by a fingerprint: rows do not let anybody speak for one. */
@Injectable()
export class Visits {
  constructor(@Inject(CONFIG) private readonly config: { readonly VISITOR_SECRET: string }) {}

  fingerprint(visitId: string): string {
    return hmac(this.config.VISITOR_SECRET, `landing visit:${visitId}`);
  }
}
