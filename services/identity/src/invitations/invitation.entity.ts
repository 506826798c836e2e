import { defineEntity, p } from '@mikro-orm/core';

import { type Permissions } from '@alcancia/contracts/caller';
import { type invitationStatuses, type relationshipTypes } from '@alcancia/contracts/identity';

import { invitationExpired, invitationUnavailable } from './invitation.errors.js';
import { invitationLimits } from './invitation.limits.js';

export type InvitationStatus = (typeof invitationStatuses)[number];
type RelationshipType = (typeof relationshipTypes)[number];

const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'guardianship_invites',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    invitedBy: p.uuid(),
    invitedEmail: p.text(),
    role: p.text().$type<'guardian' | 'viewer'>(),
    status: p.text().$type<Exclude<InvitationStatus, 'expired'>>(),
    acceptedBy: p.uuid().nullable(),
    childIds: p.array().columnType('uuid[]').$type<string[]>(),
    initialPermissions: p.json<Permissions>(),
    relationshipType: p.text().$type<RelationshipType>(),
    message: p.text(),
    /** How often a link was made for it. */
    round: p.integer(),
    tokenHash: p.text().hidden(),
    mailId: p.uuid(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** An owner's offer to another adult to look after some of the children (spec 2 §3, §4). */
export class Invitation extends InvitationSchema.class {
  statusAt(now: Date): InvitationStatus {
    return this.status === 'sent' && this.expiresAt <= now ? 'expired' : this.status;
  }

  /** Can still be accepted; then it takes one of the plan's places (G25). */
  waits(now: Date): boolean {
    return this.statusAt(now) === 'sent';
  }

  mustWait(now: Date): void {
    const status = this.statusAt(now);
    if (status === 'expired') throw invitationExpired();
    if (status !== 'sent') throw invitationUnavailable();
  }

  settle(status: 'declined' | 'withdrawn', now: Date): void {
    this.status = status;
    this.updatedAt = now;
  }

  acceptFor(adultId: string, now: Date): void {
    this.status = 'accepted';
    this.acceptedBy = adultId;
    this.updatedAt = now;
  }

  /** With the link that it now has; the one before opens nothing any more. */
  sendWith(link: { readonly round: number; readonly tokenHash: string; readonly mailId: string }, now: Date): void {
    Object.assign(this, link, { expiresAt: new Date(now.getTime() + invitationLimits.livesMs), updatedAt: now });
  }

  summary(now: Date) {
    const { id: invitationId, familyId, invitedBy } = this;
    return { invitationId, familyId, invitedBy, acceptedBy: this.acceptedBy ?? null, status: this.statusAt(now) };
  }
}
InvitationSchema.setClass(Invitation);
