import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac } from '@alcancia/server-kit';

/** Sessions of visitors are known by a fingerprint: rows do not let anybody speak for one. */
@Injectable()
export class VisitorSessions {
  constructor(@Inject(CONFIG) private readonly config: { readonly VISITOR_SECRET: string }) {}

  fingerprint(sessionId: string): string {
    return hmac(this.config.VISITOR_SECRET, `affinity session:${sessionId}`);
  }
}
