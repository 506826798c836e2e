import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { acceptInvitation, invitationChanged } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { profileIncomplete } from '../children/child.errors.js';
import { linkAdult } from '../guardianships/guardianship.store.js';
import { settlePlaces } from '../plans/places.store.js';
import { Invitations, tellInvited } from './invitation.store.js';

/** The invited adult looks after the children from now on; those linked before stay as they were (spec 2 §5). */
@UseCase()
export class AcceptInvitation {
  constructor(private readonly invitations: Invitations) {}

  @Handles(acceptInvitation)
  async execute(
    adult: Caller,
    { token }: InputOf<typeof acceptInvitation>,
    work: Work,
  ): Promise<OutputOf<typeof acceptInvitation>> {
    const { em, now, publish } = work;
    const { invitation, invited } = await this.invitations.opened(work, adult, token, true);
    if (!invited.isComplete) throw profileIncomplete();

    const { familyId, role, initialPermissions: permissions, relationshipType } = invitation;
    const children = await this.invitations.childrenOf(em, invitation, invited.id, true);
    const link = { familyId, adultId: invited.id, role, permissions, relationshipType };
    const childIds = await linkAdult(
      work,
      children.map(({ id }) => id),
      link,
    );
    await settlePlaces(work, familyId);
    invitation.acceptFor(invited.id, now);
    publish(invitationChanged, { ...invitation.summary(now), answeredBy: invited.id });
    await tellInvited(work, invitation, false);
    return { childIds };
  }
}
