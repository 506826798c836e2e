import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';

import { Failure, type Work } from '@alcancia/server-kit';

import { Invitation } from './invitation.entity.js';
import { invitationLimits } from './invitation.limits.js';
import { Invitations } from './invitation.store.js';

/** Two days before its end an invitation that waits is called to mind, once for each link (G24). */
@Injectable()
export class RemindOfInvitations {
  constructor(private readonly invitations: Invitations) {}

  async run(work: Work): Promise<void> {
    const { em, now } = work;
    const soon = new Date(now.getTime() + invitationLimits.remindBeforeMs);
    const ending = await em.find(
      Invitation,
      { status: 'sent', isReminded: false, expiresAt: { $gt: now, $lte: soon } },
      {
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
        limit: invitationLimits.remindedAtOnce,
        orderBy: { expiresAt: 'asc' },
      },
    );
    for (const invitation of ending) {
      invitation.isReminded = true;
      if (await this.isStillGood(work, invitation)) await this.invitations.remind(work, invitation);
    }
  }

  /** Not when its sender has lost the children: the link would say no. */
  private async isStillGood({ em }: Work, invitation: Invitation): Promise<boolean> {
    try {
      await this.invitations.childrenOf(em, invitation, null);
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
