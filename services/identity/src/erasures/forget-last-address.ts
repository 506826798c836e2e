import { Injectable } from '@nestjs/common';

import { type MailTry, type Work } from '@alcancia/server-kit';

/** The address of a deleted account was kept for its last e-mail: it goes as that leaves. */
@Injectable()
export class ForgetLastAddress {
  async run({ em }: Work, { mailId, isSent }: MailTry): Promise<void> {
    if (isSent) await em.execute(`delete from identity.mails where id = ?`, [mailId]);
  }
}
