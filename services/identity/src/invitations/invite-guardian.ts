import { roleFor } from '@alcancia/contracts/caller';
import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { invitationChanged, inviteGuardian } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { profileIncomplete } from '../children/child.errors.js';
import { childErasureWaits } from '../erasures/erasure.errors.js';
import { waitingErasures } from '../erasures/erasure.store.js';
import { recordRights } from '../guardianships/rights-change.store.js';
import { Profile } from '../profiles/profile.entity.js';
import { isSameAddress } from './address.policy.js';
import { Invitation } from './invitation.entity.js';
import { invitationToOneself } from './invitation.errors.js';
import { invitationLimits } from './invitation.limits.js';
import { Invitations, lockedHousehold, mustHavePlace, mustNotWaitAlready, tellInvited } from './invitation.store.js';

/** The owner invites another adult by e-mail; a place of the plan is taken from now on (spec 2 §5, G25). */
@UseCase()
export class InviteGuardian {
  constructor(private readonly invitations: Invitations) {}

  @Handles(inviteGuardian)
  async execute(
    adult: Caller,
    { email, childIds: asked, permissions, ...input }: InputOf<typeof inviteGuardian>,
    work: Work,
  ): Promise<OutputOf<typeof inviteGuardian>> {
    const { em, now, newId, publish } = work;
    const invitedBy = adult.userId;
    const childIds = [...new Set(asked)];
    const owner = await em.findOne(Profile, { id: invitedBy, deletedAt: null });
    if (!owner?.isComplete) throw profileIncomplete();
    if (owner.email && isSameAddress(owner.email, email)) throw invitationToOneself();

    if ((await waitingErasures(em, childIds)).size > 0) throw childErasureWaits();
    const { id: familyId } = await lockedHousehold(em, invitedBy);
    await mustNotWaitAlready(em, now, { familyId, invitedEmail: email, childIds });
    await mustHavePlace(em, now, { familyId, invitedEmail: email });

    const sent = {
      id: newId(),
      invitedBy,
      invitedEmail: email,
      childIds,
      initialPermissions: permissions,
      round: 1,
      ...input,
    };
    const invitation = em.create(Invitation, {
      ...sent,
      ...(await this.invitations.send(work, sent)),
      familyId,
      role: roleFor(permissions),
      status: 'sent',
      mailState: 'sending',
      isReminded: false,
      expiresAt: new Date(now.getTime() + invitationLimits.livesMs),
      createdAt: now,
      updatedAt: now,
    });
    for (const childId of childIds)
      recordRights(work, { childId, what: 'invited', byId: invitedBy, aboutId: null, permissions });
    publish(invitationChanged, invitation.summary(now));
    await tellInvited(work, invitation, true);
    return { invitationId: invitation.id };
  }
}
