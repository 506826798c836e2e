import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { invitationChanged, withdrawInvitation } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { invitationUnavailable } from './invitation.errors.js';
import { Invitations, tellInvited, unsendMail } from './invitation.store.js';

/** The owner takes back what was not answered; its place is free again (G25). */
@UseCase()
export class WithdrawInvitation {
  constructor(private readonly invitations: Invitations) {}

  @Handles(withdrawInvitation)
  async execute(
    adult: Caller,
    { invitationId }: InputOf<typeof withdrawInvitation>,
    work: Work,
  ): Promise<OutputOf<typeof withdrawInvitation>> {
    const { em, now, publish } = work;
    const invitation = await this.invitations.own(em, adult.userId, invitationId);
    if (invitation.status === 'withdrawn') return {};
    if (invitation.status !== 'sent') throw invitationUnavailable(invitation.status);
    await unsendMail(em, invitation.mailId);
    invitation.settle('withdrawn', now);
    publish(invitationChanged, invitation.summary(now));
    await tellInvited(work, invitation, false);
    return {};
  }
}
