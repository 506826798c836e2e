import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { cookieNoticeVersion, keepCookieChoice } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, networkOf, UseCase, type Work } from '@alcancia/server-kit';

import { Secrets } from '../sessions/secrets.cipher.js';

/** What somebody lets this browser keep; every answer is a row, and the last one of a browser counts (G50). */
@UseCase()
export class KeepCookieChoice {
  constructor(private readonly secrets: Secrets) {}

  @Handles(keepCookieChoice)
  async execute(
    { origin }: Caller,
    { browserId, measurement, outreach, noticeVersion }: InputOf<typeof keepCookieChoice>,
    { em, newId, now }: Work,
  ): Promise<OutputOf<typeof keepCookieChoice>> {
    // Taking back is never refused for its words: it is as easy as giving.
    if ((measurement || outreach) && noticeVersion !== cookieNoticeVersion) throw failure('consent_words_changed');
    await em.execute(
      `insert into identity.cookie_choices
         (id, browser_id, measurement, outreach, notice_version, address_hmac, decided_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [
        newId(),
        browserId,
        measurement,
        outreach,
        noticeVersion,
        this.secrets.fingerprint('address', networkOf(origin.address)),
        now.toISOString(),
      ],
    );
    return {};
  }
}
