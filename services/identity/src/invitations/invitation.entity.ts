import { defineEntity, p } from '@mikro-orm/core';

import { type Permissions } from '@alcancia/contracts/caller';
import { type invitationMails, type invitationStatuses, type relationshipTypes } from '@alcancia/contracts/identity';

import { invitationExpired, invitationUnavailable } from './invitation.errors.js';
import { invitationLimits } from './invitation.limits.js';

export type InvitationStatus = (typeof invitationStatuses)[number];
type MailState = (typeof invitationMails)[number];
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
    mailState: p.text().$type<MailState>(),
    /** Whether its present link was called to mind. */
    isReminded: p.boolean(),
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

  /** Refuses what can no longer be accepted. Who is not signed in hears only that it was answered, not how (G52). */
  mustWait(now: Date, isForAnybody = false): void {
    const status = this.statusAt(now);
    if (status === 'sent') return;
    if (status === 'expired') throw invitationExpired();
    throw invitationUnavailable(isForAnybody && status !== 'withdrawn' ? 'answered' : status);
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
    const expiresAt = new Date(now.getTime() + invitationLimits.livesMs);
    Object.assign(this, link, { mailState: 'sending', isReminded: false, expiresAt, updatedAt: now });
  }

  /** True when that is news. */
  mailFared(state: MailState): boolean {
    const isNews = this.mailState !== state;
    this.mailState = state;
    return isNews;
  }

  summary(now: Date) {
    const { id: invitationId, familyId, invitedBy } = this;
    return { invitationId, familyId, invitedBy, acceptedBy: this.acceptedBy ?? null, status: this.statusAt(now) };
  }
}
InvitationSchema.setClass(Invitation);
