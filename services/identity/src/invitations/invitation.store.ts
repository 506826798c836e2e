import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { invitationReceived } from '@alcancia/contracts/identity';
import { aboutPeople, type Caller, notFound, type Reading, type Work } from '@alcancia/server-kit';

import { childErasureWaits } from '../erasures/erasure.errors.js';
import { waitingErasures } from '../erasures/erasure.store.js';
import { Household } from '../households/household.entity.js';
import { hasRoom, PlanLimits } from '../plans/plan-limits.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { isSameAddress } from './address.policy.js';
import { Invitation } from './invitation.entity.js';
import {
  guardianLimitReached,
  invitationForAnother,
  invitationPending,
  invitationUnavailable,
  invitationUnknown,
} from './invitation.errors.js';
import { InvitationLinks } from './invitation-links.cipher.js';

// Answered twice at once, it is answered once.
const lockMode = LockMode.PESSIMISTIC_WRITE;

export interface InvitedChild {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly isLinked: boolean;
}

/** Finds invitations and sends them. */
@Injectable()
export class Invitations {
  constructor(private readonly links: InvitationLinks) {}

  /** By the token of its link, whatever has become of it. */
  async behind(em: SqlEntityManager, token: string, isLocked = false): Promise<Invitation> {
    const where = { tokenHash: this.links.hashOf(token) };
    const invitation = await em.findOne(Invitation, where, isLocked ? { lockMode } : {});
    if (!invitation) throw invitationUnknown();
    return invitation;
  }

  /** The one behind a link for whom it was sent to, while it can be answered; nobody else hears what became of it. */
  async opened(
    { em, now }: Reading,
    adult: Caller,
    token: string,
    isLocked = false,
  ): Promise<{ invitation: Invitation; invited: Profile }> {
    const invitation = await this.behind(em, token, isLocked);
    const invited = await em.findOne(Profile, { id: adult.userId, role: 'adult', deletedAt: null });
    if (!invited?.email || !isSameAddress(invited.email, invitation.invitedEmail)) throw invitationForAnother();
    invitation.mustWait(now);
    return { invitation, invited };
  }

  /** One of the caller's own, locked. */
  async own(em: SqlEntityManager, invitedBy: string, id: string): Promise<Invitation> {
    return em.findOneOrFail(Invitation, { id, invitedBy }, { lockMode, failHandler: notFound });
  }

  /**
   * Its children whom the sender still owns and keeps, and whether the adult is linked to them; refuses when none is left.
   * Locked, the sender cannot lose them meanwhile.
   */
  async childrenOf(
    em: SqlEntityManager,
    invitation: Invitation,
    adultId: string | null,
    isLocked = false,
  ): Promise<InvitedChild[]> {
    const { childIds, invitedBy } = invitation;
    const children = await em.execute<InvitedChild[]>(
      `select c.id, c.display_name as "displayName", c.avatar_url as avatar,
              exists (select 1 from identity.guardianship g
                      where g.child_id = c.id and g.adult_id = ? and g.status = 'active') as "isLinked"
       from identity.guardianship o
       join identity.profiles c on c.id = o.child_id and c.deleted_at is null
       where o.adult_id = ? and o.role = 'owner' and o.status = 'active' and o.child_id = any(?::uuid[])
         and not exists (select 1 from identity.erasures e where e.person_id = c.id and e.state = 'waiting')
       order by c.created_at, c.id${isLocked ? ' for share of o' : ''}`,
      [adultId, invitedBy, `{${childIds.join(',')}}`],
    );
    if (childIds.length === 0 || children.length > 0) return children;
    if ((await waitingErasures(em, childIds)).size > 0) throw childErasureWaits();
    throw invitationUnavailable('not_owner');
  }

  /** Makes a link and the e-mail that carries it. */
  async send(work: Work, invitation: Letter): Promise<SentLink> {
    const { id, round, invitedEmail } = invitation;
    const mailId = work.mail('guardian_invite', invitedEmail, await this.letterOf(work.em, invitation));
    return { round, tokenHash: this.links.hashOf(this.links.tokenOf(id, round)), mailId };
  }

  /** Says once more what the link that was sent is for. */
  async remind(work: Work, invitation: Letter): Promise<void> {
    work.mail('invite_reminder', invitation.invitedEmail, await this.letterOf(work.em, invitation));
  }

  private async letterOf(em: SqlEntityManager, invitation: Letter): Promise<Record<string, string>> {
    const { id, round, invitedBy, childIds, invitedEmail } = invitation;
    const people = await em.find(Profile, { id: { $in: [invitedBy, ...childIds] } });
    const base = await this.links.baseOf(em);
    const nameOf = (one: string) => people.find((person) => person.id === one)?.displayName ?? '';
    return {
      inviter_name: nameOf(invitedBy),
      children_names: JSON.stringify(childIds.map(nameOf)),
      relationship_type: invitation.relationshipType,
      permissions: JSON.stringify(invitation.initialPermissions),
      message: invitation.message,
      ...aboutPeople(invitedBy, ...childIds),
      // Behind '#' it is for the reader's browser alone: signing up from this link is for this address (G25, G52).
      accept_url: `${this.links.addressOf(base, id, round)}#email=${encodeURIComponent(invitedEmail)}`,
    };
  }
}

/** Whoever has an account with the invited address hears at once that something waits there, or does no more (G25). */
export async function tellInvited(
  { em, publish }: Work,
  { id: invitationId, invitedEmail, invitedBy }: Pick<Invitation, 'id' | 'invitedEmail' | 'invitedBy'>,
  isNew: boolean,
): Promise<void> {
  const invited = await em.findOne(Profile, { email: invitedEmail, role: 'adult', deletedAt: null });
  if (invited) publish(invitationReceived, { recipientId: invited.id, invitationId, invitedBy, isNew });
}

/** The e-mail of a link that opens nothing any more need not leave. */
export const unsendMail = (em: SqlEntityManager, mailId: string) =>
  em.execute(`delete from identity.mails where id = ? and sent_at is null`, [mailId]);

type Letter = Pick<
  Invitation,
  'id' | 'round' | 'invitedBy' | 'childIds' | 'invitedEmail' | 'relationshipType' | 'message' | 'initialPermissions'
>;

interface SentLink {
  readonly round: number;
  readonly tokenHash: string;
  readonly mailId: string;
}

/** The household of an owner, locked: places of the plan are given one after the other. */
export const lockedHousehold = (em: SqlEntityManager, ownerId: string): Promise<Household> =>
  em.findOneOrFail(Household, { ownerId }, { lockMode, failHandler: notFound });

/** One invitation to an address that waits for any of these children is enough; without children, one that waits at all. */
export async function mustNotWaitAlready(
  em: SqlEntityManager,
  now: Date,
  {
    id,
    familyId,
    invitedEmail,
    childIds,
  }: Pick<Invitation, 'familyId' | 'invitedEmail' | 'childIds'> & { id?: string },
): Promise<void> {
  const waiting = await em.find(Invitation, { familyId, invitedEmail, status: 'sent', expiresAt: { $gt: now } });
  const overlaps = (one: Invitation) =>
    childIds.length === 0 ? one.childIds.length === 0 : one.childIds.some((childId) => childIds.includes(childId));
  if (waiting.some((one) => one.id !== id && overlaps(one))) throw invitationPending();
}

/**
 * The addresses that take a place of the plan: of adults beside the owner who are linked to a child or who accepted the
 * present owner's invitation, and of invitations that wait. Who is invited for one more child takes no second place (G25).
 */
async function addressesIn(em: SqlEntityManager, familyId: string, now: Date): Promise<string[]> {
  const rows = await em.execute<{ address: string }[]>(
    `select coalesce(p.email, p.id::text) as address
     from identity.guardianship g
     join identity.profiles c on c.id = g.child_id and c.deleted_at is null
     join identity.profiles p on p.id = g.adult_id
     where c.family_id = ? and g.status = 'active' and g.role <> 'owner'
     union
     select coalesce(p.email, p.id::text)
     from identity.guardianship_invites i
     join identity.families f on f.id = i.family_id and f.owner_id = i.invited_by
     join identity.profiles p on p.id = i.accepted_by
     where i.family_id = ? and i.status = 'accepted' and i.child_ids = '{}'
     union
     select i.invited_email from identity.guardianship_invites i
     where i.family_id = ? and i.status = 'sent' and i.expires_at > ?`,
    [familyId, familyId, familyId, now.toISOString()],
  );
  return rows.map(({ address }) => address);
}

/** How many places of the plan are taken (G25). */
export const placesTaken = async (em: SqlEntityManager, familyId: string, now: Date): Promise<number> =>
  (await addressesIn(em, familyId, now)).length;

/** Refuses an address for which the plan has no place left. */
export async function mustHavePlace(
  em: SqlEntityManager,
  now: Date,
  { familyId, invitedEmail }: Pick<Invitation, 'familyId' | 'invitedEmail'>,
): Promise<void> {
  const { maxGuardians } = await PlanLimits.of(em, familyId);
  const taken = await addressesIn(em, familyId, now);
  if (!taken.includes(invitedEmail) && !hasRoom(maxGuardians, taken.length)) throw guardianLimitReached(maxGuardians);
}
