import { roleFor } from '@alcancia/contracts/caller';
import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { invitationChanged, inviteGuardian } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { profileIncomplete } from '../children/child.errors.js';
import { hasRoom, PlanLimits } from '../plans/plan-limits.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { Invitation } from './invitation.entity.js';
import { guardianLimitReached, invitationPending, invitationToOneself } from './invitation.errors.js';
import { invitationLimits } from './invitation.limits.js';
import { Invitations, lockedHousehold, placesTaken } from './invitation.store.js';

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
    if (childIds.some((childId) => adult.linkTo(childId).role !== 'owner')) throw failure('not_permitted');
    const owner = await em.findOne(Profile, { id: invitedBy, deletedAt: null });
    if (!owner?.isComplete) throw profileIncomplete();
    if (owner.email?.toLowerCase() === email) throw invitationToOneself();

    const { id: familyId } = await lockedHousehold(em, invitedBy);
    await mustNotWait(work, familyId, email, childIds);
    const { maxGuardians } = await PlanLimits.of(em, familyId);
    if (!hasRoom(maxGuardians, await placesTaken(em, familyId, now))) throw guardianLimitReached(maxGuardians);

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
      expiresAt: new Date(now.getTime() + invitationLimits.livesMs),
      createdAt: now,
      updatedAt: now,
    });
    publish(invitationChanged, invitation.summary(now));
    return { invitationId: invitation.id };
  }
}

/** One invitation to an address that waits for any of these children is enough; without children, one that waits at all. */
async function mustNotWait({ em, now }: Work, familyId: string, invitedEmail: string, childIds: string[]) {
  const waiting = await em.find(Invitation, { familyId, invitedEmail, status: 'sent', expiresAt: { $gt: now } });
  const overlaps = (one: Invitation) =>
    childIds.length === 0 ? one.childIds.length === 0 : one.childIds.some((childId) => childIds.includes(childId));
  if (waiting.some(overlaps)) throw invitationPending();
}
