import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';

import { invitationChanged } from '@alcancia/contracts/identity';
import { type MailTry, type Work } from '@alcancia/server-kit';

import { Invitation } from './invitation.entity.js';

/** Whoever sent the invitation is told when its e-mail was delivered, and when it was refused (F24). */
@Injectable()
export class KeepHowMailFares {
  async run({ em, now, publish }: Work, { mailId, isSent }: MailTry): Promise<void> {
    const invitation = await em.findOne(Invitation, { mailId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invitation?.waits(now)) return;
    if (invitation.mailFared(isSent ? 'delivered' : 'failing')) publish(invitationChanged, invitation.summary(now));
  }
}
