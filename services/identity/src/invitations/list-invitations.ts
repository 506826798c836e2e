import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listInvitations } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { PlanLimits } from '../plans/plan-limits.entity.js';
import { Invitation } from './invitation.entity.js';
import { invitationLimits } from './invitation.limits.js';
import { InvitationLinks } from './invitation-links.cipher.js';
import { placesTaken } from './invitation.store.js';

/** What the owner has sent, with what became of each e-mail. */
@UseCase()
export class ListInvitations {
  constructor(private readonly links: InvitationLinks) {}

  @Handles(listInvitations)
  async execute(
    adult: Caller,
    _input: InputOf<typeof listInvitations>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listInvitations>> {
    const { familyId } = adult.session;
    const { maxGuardians: limit } = await PlanLimits.of(em, familyId);
    if (familyId === null) return { invitations: [], places: { used: 0, limit } };

    const mine = { familyId, invitedBy: adult.userId };
    const newest = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
    const waiting = { status: 'sent' as const, expiresAt: { $gt: now } };
    const rows = [
      ...(await em.find(Invitation, { ...mine, ...waiting }, { ...newest, limit: 50 })),
      ...(await em.find(Invitation, { ...mine, $not: waiting }, { ...newest, limit: invitationLimits.answeredShown })),
    ];
    const base = await this.links.baseOf(em);
    return {
      invitations: rows.map((one) => ({
        id: one.id,
        email: one.invitedEmail,
        relationshipType: one.relationshipType,
        role: one.role,
        permissions: one.initialPermissions,
        childIds: one.childIds,
        message: one.message,
        status: one.statusAt(now),
        expiresAt: one.expiresAt.toISOString(),
        mail: one.mailState,
        link: one.waits(now) ? this.links.addressOf(base, one.id, one.round) : null,
      })),
      places: { used: await placesTaken(em, familyId, now), limit },
    };
  }
}
