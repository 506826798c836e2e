import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { declineInvitation, invitationChanged } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Invitations, tellInvited } from './invitation.store.js';

/** The invited adult says no; the place is free again. */
@UseCase()
export class DeclineInvitation {
  constructor(private readonly invitations: Invitations) {}

  @Handles(declineInvitation)
  async execute(
    adult: Caller,
    { token }: InputOf<typeof declineInvitation>,
    work: Work,
  ): Promise<OutputOf<typeof declineInvitation>> {
    const { now, publish } = work;
    const { invitation, invited } = await this.invitations.opened(work, adult, token, true);
    invitation.settle('declined', now);
    publish(invitationChanged, { ...invitation.summary(now), answeredBy: invited.id });
    await tellInvited(work, invitation, false);
    return {};
  }
}
