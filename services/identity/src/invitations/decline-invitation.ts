import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { declineInvitation, invitationChanged } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Invitations } from './invitation.store.js';

/** The invited adult says no; the place is free again. */
@UseCase()
export class DeclineInvitation {
  constructor(private readonly invitations: Invitations) {}

  @Handles(declineInvitation)
  async execute(
    adult: Caller,
    { token }: InputOf<typeof declineInvitation>,
    { em, now, publish }: Work,
  ): Promise<OutputOf<typeof declineInvitation>> {
    const invitation = await this.invitations.behind(em, token, now, true);
    await this.invitations.invitedAdult(em, adult, invitation);
    invitation.settle('declined', now);
    publish(invitationChanged, invitation.summary(now));
    return {};
  }
}
