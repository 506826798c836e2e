import { timingSafeEqual } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, hmac } from '@alcancia/server-kit';

/** Addresses that show one page, written and not published, until a moment: they are signed, and nothing of them is stored. */
@Injectable()
export class PreviewTokens {
  constructor(@Inject(CONFIG) private readonly config: { readonly VISITOR_SECRET: string }) {}

  give(landingId: string, until: Date): string {
    const opened = `${landingId}.${until.getTime()}`;
    return `${opened}.${this.signatureOf(opened)}`;
  }

  /** Which page it shows now; null after its time, and for one that we did not give. */
  open(token: string, now: Date): string | null {
    const [landingId = '', until = '', signature = ''] = token.split('.');
    const right = Buffer.from(this.signatureOf(`${landingId}.${until}`));
    const given = Buffer.from(signature);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return now.getTime() < Number(until) ? landingId : null;
  }

  private signatureOf(opened: string): string {
    return hmac(this.config.VISITOR_SECRET, `landing preview:${opened}`);
  }
}
