import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { familyChanged, invitationChanged } from '@alcancia/contracts/identity';
import { notFound, type Work } from '@alcancia/server-kit';

import { everyPermission, Guardianship } from '../guardianships/guardianship.entity.js';
import { tellOfLink } from '../guardianships/guardianship.store.js';
import { recordRights } from '../guardianships/rights-change.store.js';
import { firstMoneyName, Household } from '../households/household.entity.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { tellInvited, unsendMail } from '../invitations/invitation.store.js';
import { settlePlaces } from '../plans/places.store.js';
import { ownershipOfferUnavailable, ownsAnotherFamily } from './ownership.errors.js';
import { childrenOfHousehold, withdrawOffersOf } from './ownership-offer.store.js';

// Whoever adds a child, invites or hands over meanwhile takes turns.
const lockMode = LockMode.PESSIMISTIC_WRITE;

export interface Successor {
  readonly adultId: string;
  readonly displayName: string;
  /** False: owns children of another household. A household has one owner, and nobody owns two with children (G20). */
  readonly canTakeOver: boolean;
}

/** Adults who look after a child of the household without owning it: only they can take it over (G20). */
export function successorsOf(em: SqlEntityManager, familyId: string): Promise<Successor[]> {
  return em.execute<Successor[]>(
    `select p.id as "adultId", coalesce(p.display_name, '') as "displayName",
            not exists (select 1 from identity.families own
                        join identity.profiles c on c.family_id = own.id and c.role = 'child' and c.deleted_at is null
                        where own.owner_id = p.id) as "canTakeOver"
     from identity.profiles p
     where p.role = 'adult' and p.deleted_at is null
       and exists (select 1 from identity.guardianship g
                   join identity.profiles c on c.id = g.child_id and c.deleted_at is null
                   where g.adult_id = p.id and g.status = 'active' and g.role <> 'owner' and c.family_id = ?)
       and exists (select 1 from identity.families own where own.owner_id = p.id)
       and not exists (select 1 from identity.erasures e where e.person_id = p.id and e.state = 'waiting')
     order by p.display_name, p.id`,
    [familyId],
  );
}

/**
 * Makes another adult the owner of a household and of all its children, in one transaction. Whoever owned it stays as a
 * guardian with every right, and owns the empty household that the other one had. Invitations that wait are withdrawn:
 * who sent them does not own the children any more. The plan stays with the household. Refuses an adult who looks after
 * none of the children, or who owns others.
 */
export async function handOver(work: Work, familyId: string, toId: string, byReader = false): Promise<string[]> {
  const { em, now, publish } = work;
  const [passed, left] = await lockedHouseholds(em, familyId, toId);
  const fromId = passed.ownerId;
  const childIds = await childrenOfHousehold(em, familyId);
  const links = await lockedLinks(em, childIds, [fromId, toId]);
  // Looked at behind the locks: a link that is ended meanwhile counts.
  const successor = (await successorsOf(em, familyId)).find(({ adultId }) => adultId === toId);
  if (!successor) throw ownershipOfferUnavailable('not_linked');
  if (!successor.canTakeOver) throw ownsAnotherFamily(byReader);

  await passLinks(work, { familyId, fromId, toId, childIds, links });
  await em.execute(
    `update identity.profiles set guardian_id = ?, updated_at = ? where family_id = ? and role = 'child'`,
    [toId, now.toISOString(), familyId],
  );
  // What the other household was called is of who leaves it; its new owner has lived by this one's clock.
  left.change({ timeZone: passed.timeZone, moneyName: firstMoneyName }, now);
  passed.updatedAt = now;
  await em.flush();
  await em.execute(
    `update identity.families set owner_id = case id when ? then ?::uuid else ?::uuid end where id in (?, ?)`,
    [passed.id, toId, fromId, passed.id, left.id],
  );
  await withdrawInvitations(work, [passed.id, left.id]);
  await withdrawOffersOf(work, [passed.id, left.id]);
  await settlePlaces(work, passed.id);
  publish(familyChanged, { ...passed.summary(), ownerId: toId });
  publish(familyChanged, { ...left.summary(), ownerId: fromId });
  return childIds;
}

/** The household that passes and the one of the adult who takes it over, always locked in the same order. */
async function lockedHouseholds(em: SqlEntityManager, familyId: string, toId: string): Promise<[Household, Household]> {
  const both = await em.find(
    Household,
    { $or: [{ id: familyId }, { ownerId: toId }] },
    { lockMode, orderBy: { id: 'asc' }, refresh: true },
  );
  const passed = both.find(({ id }) => id === familyId);
  const left = both.find(({ id }) => id !== familyId);
  if (!passed || !left) throw notFound();
  return [passed, left];
}

const lockedLinks = (em: SqlEntityManager, childIds: string[], adultIds: string[]): Promise<Guardianship[]> =>
  em.find(
    Guardianship,
    { childId: { $in: childIds }, adultId: { $in: adultIds } },
    { lockMode, orderBy: { id: 'asc' }, refresh: true },
  );

interface Passing {
  readonly familyId: string;
  readonly fromId: string;
  readonly toId: string;
  readonly childIds: readonly string[];
  readonly links: readonly Guardianship[];
}

async function passLinks(work: Work, { familyId, fromId, toId, childIds, links }: Passing): Promise<void> {
  const { em, now, newId } = work;
  const linkOf = (childId: string, adultId: string) =>
    links.find((link) => link.childId === childId && link.adultId === adultId);
  const given = { permissions: everyPermission, updatedAt: now };
  const before = childIds.flatMap((childId) => linkOf(childId, fromId) ?? []);
  for (const link of before) em.assign(link, { ...given, role: 'guardian' });
  await em.flush(); // a child has one owner at any moment

  for (const childId of childIds) {
    const known = linkOf(childId, toId);
    const begun = known?.status === 'active' ? known.createdAt : now;
    const asOwner = { ...given, role: 'owner' as const, status: 'active' as const, createdAt: begun };
    const link = known
      ? em.assign(known, asOwner)
      : em.create(Guardianship, { ...asOwner, id: newId(), childId, adultId: toId, relationshipType: null });
    recordRights(work, { childId, ownership: 'passed', byId: fromId, aboutId: toId });
    tellOfLink(work, link, familyId);
  }
  for (const link of before) tellOfLink(work, link, familyId);
}

/** Invitations of these households that wait for an answer open nothing any more. */
export async function withdrawInvitations(work: Work, familyIds: readonly string[]): Promise<void> {
  const { em, now, publish } = work;
  const waiting = await em.find(Invitation, { familyId: { $in: [...familyIds] }, status: 'sent' }, { lockMode });
  for (const invitation of waiting) {
    await unsendMail(em, invitation.mailId);
    invitation.settle('withdrawn', now);
    publish(invitationChanged, invitation.summary(now));
    await tellInvited(work, invitation, false);
  }
}
