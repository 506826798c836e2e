import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { invitationChanged, resendInvitation } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { invitationUnavailable } from './invitation.errors.js';
import {
  Invitations,
  lockedHousehold,
  mustHavePlace,
  mustNotWaitAlready,
  tellInvited,
  unsendMail,
} from './invitation.store.js';

/** A new link and seven more days, also for one that expired; the link before opens nothing any more (G25). */
@UseCase()
export class ResendInvitation {
  constructor(private readonly invitations: Invitations) {}

  @Handles(resendInvitation)
  async execute(
    adult: Caller,
    { invitationId }: InputOf<typeof resendInvitation>,
    work: Work,
  ): Promise<OutputOf<typeof resendInvitation>> {
    const { em, now, publish } = work;
    await lockedHousehold(em, adult.userId);
    const invitation = await this.invitations.own(em, adult.userId, invitationId);
    if (invitation.status !== 'sent') throw invitationUnavailable(invitation.status);
    await this.invitations.childrenOf(em, invitation, null);
    if (!invitation.waits(now)) {
      await mustNotWaitAlready(em, now, invitation);
      await mustHavePlace(em, now, invitation);
    }
    await unsendMail(em, invitation.mailId);
    const again = Object.assign(invitation, { round: invitation.round + 1 });
    invitation.sendWith(await this.invitations.send(work, again), now);
    publish(invitationChanged, invitation.summary(now));
    await tellInvited(work, invitation, true);
    return {};
  }
}
