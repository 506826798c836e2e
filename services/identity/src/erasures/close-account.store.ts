import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { accessChanged, familyChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { Guardianship } from '../guardianships/guardianship.entity.js';
import { tellOfLink } from '../guardianships/guardianship.store.js';
import { recordRights } from '../guardianships/rights-change.store.js';
import { firstMoneyName, Household } from '../households/household.entity.js';
import { withdrawInvitations } from '../ownership/hand-over.store.js';
import { OwnershipOffer } from '../ownership/ownership-offer.entity.js';
import { settleOffer, withdrawOffersOf, withdrawOffersTo } from '../ownership/ownership-offer.store.js';
import { settlePlaces } from '../plans/places.store.js';
import { Profile } from '../profiles/profile.entity.js';
import { endSessions } from '../sessions/session.store.js';
import { lastSuperAdmin } from './erasure.errors.js';
import { type ErasureMails } from './erasure-mails.store.js';
import { lockCompanions, moveOn, type OpenErasure, tellOfErasure } from './erasure.store.js';

const lockMode = LockMode.PESSIMISTIC_WRITE;

/** Somebody runs the product: the only account with that role stays, also when two ask at once. */
export async function mustNotBeLastAdmin(em: SqlEntityManager, adultId: string): Promise<void> {
  const admins = await em.execute<{ id: string; is_leaving: boolean }[]>(
    `select p.id, exists (select 1 from identity.erasures e where e.person_id = p.id and e.state = 'waiting') as is_leaving
     from identity.profiles p where p.role = 'super_admin' and p.deleted_at is null order by p.id for update`,
  );
  const staying = admins.filter(({ is_leaving }) => !is_leaving);
  if (staying.length === 1 && staying[0]?.id === adultId) throw lastSuperAdmin();
}

/** The household of the account, locked, so that no child comes or passes meanwhile; whether one in it is without a decision. */
export async function hasUndecidedChild(em: SqlEntityManager, adultId: string): Promise<boolean> {
  await em.findOne(Household, { ownerId: adultId }, { lockMode });
  const undecided = await em.execute<unknown[]>(
    `select 1 from identity.guardianship g
     join identity.profiles c on c.id = g.child_id and c.deleted_at is null
     where g.adult_id = ? and g.role = 'owner' and g.status = 'active'
       and not exists (select 1 from identity.erasures e where e.person_id = c.id and e.state = 'waiting')
     limit 1`,
    [adultId],
  );
  return undecided.length > 0;
}

/** The account stays, with the children who were to go with it; nobody is asked to take over any more. */
export async function keepAccount(work: Work, erasure: OpenErasure, mails: ErasureMails): Promise<void> {
  const { em } = work;
  await moveOn(work, erasure.id, 'cancelled');
  tellOfErasure(work, erasure, 'cancelled', erasure.personId);
  for (const child of await lockCompanions(em, erasure.id)) {
    await moveOn(work, child.id, 'cancelled');
    tellOfErasure(work, child, 'cancelled', erasure.personId);
    await mails.ofChild(work, 'child_erasure_cancelled', { childId: child.personId, dueAt: child.dueAt });
  }
  if (erasure.offerId === null) return;
  const offer = await em.findOne(OwnershipOffer, { id: erasure.offerId, status: 'offered' }, { lockMode });
  if (offer) settleOffer(work, offer, 'withdrawn');
}

/**
 * From now on nobody signs in, and the adult is linked to nobody; what they sent and asked for is withdrawn. Answers the
 * address to which the last e-mail goes.
 */
export async function closeAccount(work: Work, adultId: string): Promise<string | null> {
  const { em, now, publish } = work;
  const adult = await em.findOneOrFail(Profile, { id: adultId }, { lockMode });
  const links = await em.find(Guardianship, { adultId, status: 'active' }, { lockMode, orderBy: { id: 'asc' } });
  const children = await em.find(Profile, { id: { $in: links.map(({ childId }) => childId) } });
  for (const link of links) {
    const familyId = children.find(({ id }) => id === link.childId)?.familyId;
    link.end(now);
    recordRights(work, { childId: link.childId, what: 'left', byId: adultId, aboutId: adultId, permissions: null });
    if (!familyId) continue;
    tellOfLink(work, link, familyId);
    await withdrawOffersTo(work, familyId, adultId);
  }
  for (const familyId of new Set(children.flatMap((child) => child.familyId ?? []))) await settlePlaces(work, familyId);
  const own = await Household.ownedBy(em, adultId);
  if (own) {
    await withdrawInvitations(work, [own.id]);
    await withdrawOffersOf(work, [own.id]);
    // What the family was called to count its coins is of who goes; those who keep a copy hear it.
    own.change({ timeZone: own.timeZone, moneyName: firstMoneyName }, now);
    publish(familyChanged, own.summary());
  }
  await endSessions(work, { adultId }, 'everywhere');
  adult.deletedAt = now;
  adult.updatedAt = now;
  await em.flush();
  publish(accessChanged, { aboutId: adultId, about: 'user' });
  return adult.email ?? null;
}
