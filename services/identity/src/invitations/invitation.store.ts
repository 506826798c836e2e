import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type Permissions } from '@alcancia/contracts/caller';
import { type Caller, notFound, type Work } from '@alcancia/server-kit';

import { Household } from '../households/household.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { Invitation } from './invitation.entity.js';
import { invitationForAnother, invitationUnavailable, invitationUnknown } from './invitation.errors.js';
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

  /** By the token of its link, while it can be answered. */
  async behind(em: SqlEntityManager, token: string, now: Date, toAnswer = false): Promise<Invitation> {
    const where = { tokenHash: this.links.hashOf(token) };
    const invitation = await em.findOne(Invitation, where, toAnswer ? { lockMode } : {});
    if (!invitation) throw invitationUnknown();
    invitation.mustWait(now);
    return invitation;
  }

  /** One of the caller's own, locked. */
  async own(em: SqlEntityManager, invitedBy: string, id: string): Promise<Invitation> {
    return em.findOneOrFail(Invitation, { id, invitedBy }, { lockMode, failHandler: notFound });
  }

  /** Whoever is signed in with the address that it was sent to, letter case aside (spec 2 §5). */
  async invitedAdult(em: SqlEntityManager, { userId: id }: Caller, invitation: Invitation): Promise<Profile> {
    const adult = await em.findOne(Profile, { id, role: 'adult', deletedAt: null });
    if (adult?.email?.toLowerCase() !== invitation.invitedEmail) throw invitationForAnother();
    return adult;
  }

  /** Its children whom the sender still owns, and whether the adult is linked to them; refuses when none of them is left. */
  async childrenOf(em: SqlEntityManager, invitation: Invitation, adultId: string | null): Promise<InvitedChild[]> {
    const { childIds, invitedBy } = invitation;
    const children = await em.execute<InvitedChild[]>(
      `select c.id, c.display_name as "displayName", c.avatar_url as avatar,
              exists (select 1 from identity.guardianship g
                      where g.child_id = c.id and g.adult_id = ? and g.status = 'active') as "isLinked"
       from identity.guardianship o
       join identity.profiles c on c.id = o.child_id and c.deleted_at is null
       where o.adult_id = ? and o.role = 'owner' and o.status = 'active' and o.child_id = any(?::uuid[])
       order by c.created_at, c.id`,
      [adultId, invitedBy, `{${childIds.join(',')}}`],
    );
    if (childIds.length > 0 && children.length === 0) throw invitationUnavailable();
    return children;
  }

  /** Makes a link and the e-mail that carries it. */
  async send(work: Work, invitation: Pick<Invitation, 'id' | 'round'> & Letter): Promise<SentLink> {
    const { id, round, invitedBy, childIds, invitedEmail } = invitation;
    const people = await work.em.find(Profile, { id: { $in: [invitedBy, ...childIds] } });
    const nameOf = (one: string) => people.find((person) => person.id === one)?.displayName ?? '';
    const mailId = work.mail('guardian_invite', invitedEmail, {
      inviter_name: nameOf(invitedBy),
      children_names: JSON.stringify(childIds.map(nameOf)),
      relationship_type: invitation.relationshipType,
      permissions: JSON.stringify(invitation.initialPermissions),
      message: invitation.message,
      accept_url: this.links.addressOf(id, round),
    });
    return { round, tokenHash: this.links.hashOf(this.links.tokenOf(id, round)), mailId };
  }
}

type Letter = Pick<Invitation, 'invitedBy' | 'childIds' | 'invitedEmail' | 'relationshipType' | 'message'> & {
  readonly initialPermissions: Permissions;
};

interface SentLink {
  readonly round: number;
  readonly tokenHash: string;
  readonly mailId: string;
}

/** The household of an owner, locked: places of the plan are given one after the other. */
export const lockedHousehold = (em: SqlEntityManager, ownerId: string): Promise<Household> =>
  em.findOneOrFail(Household, { ownerId }, { lockMode, failHandler: notFound });

/** Adults beside the owner who are linked to a child or were accepted, and invitations that wait (G25). */
export async function placesTaken(em: SqlEntityManager, familyId: string, now: Date): Promise<number> {
  const [row] = await em.execute<{ taken: string | number }[]>(
    `select
       (select count(*) from (
          select g.adult_id from identity.guardianship g join identity.profiles c on c.id = g.child_id
          where c.family_id = ? and c.deleted_at is null and g.status = 'active' and g.role <> 'owner'
          union
          select i.accepted_by from identity.guardianship_invites i
          where i.family_id = ? and i.status = 'accepted' and i.child_ids = '{}'
        ) adults)
     + (select count(*) from identity.guardianship_invites i
        where i.family_id = ? and i.status = 'sent' and i.expires_at > ?) as taken`,
    [familyId, familyId, familyId, now.toISOString()],
  );
  return Number(row?.taken ?? 0);
}
