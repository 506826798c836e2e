import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { ownershipOfferChanged, type RightsChangeView } from '@alcancia/contracts/identity';
import { notFound, type Work } from '@alcancia/server-kit';

import { recordRights } from '../guardianships/rights-change.store.js';
import { OwnershipOffer, type OwnershipStatus } from './ownership-offer.entity.js';

// Answered and withdrawn at once, one of the two holds.
const lockMode = LockMode.PESSIMISTIC_WRITE;

/** An offer by or to this adult, locked; of anybody else's nothing is known: 404. */
export function lockedOffer(
  { em }: Work,
  of: { readonly id: string } & ({ readonly fromId: string } | { readonly toId: string }),
): Promise<OwnershipOffer> {
  return em.findOneOrFail(OwnershipOffer, of, { lockMode, failHandler: notFound });
}

export async function childrenOfHousehold(em: SqlEntityManager, familyId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from identity.profiles where family_id = ? and role = 'child' and deleted_at is null
     order by created_at, id`,
    [familyId],
  );
  return rows.map(({ id }) => id);
}

/** One line of the history for each child of the household. */
export async function recordOffer(
  work: Work,
  { familyId, fromId, toId }: OwnershipOffer,
  ownership: NonNullable<RightsChangeView['ownership']>,
): Promise<void> {
  const byId = ownership === 'declined' ? toId : fromId;
  for (const childId of await childrenOfHousehold(work.em, familyId))
    recordRights(work, { childId, ownership, byId, aboutId: toId });
}

/** Settles an offer and tells both adults. */
export function settleOffer(work: Work, offer: OwnershipOffer, status: Exclude<OwnershipStatus, 'offered'>): void {
  offer.settle(status, work.now);
  work.publish(ownershipOfferChanged, offer.summary());
}

/** Takes back what these households offer. */
export async function withdrawOffersOf(work: Work, familyIds: readonly string[]): Promise<void> {
  const waiting = await work.em.find(
    OwnershipOffer,
    { familyId: { $in: [...familyIds] }, status: 'offered' },
    { lockMode },
  );
  for (const offer of waiting)
    settleOffer(work, offer, offer.statusAt(work.now) === 'expired' ? 'expired' : 'withdrawn');
}

/** An adult who looks after none of a household's children any more is offered it no more. */
export async function withdrawOffersTo(work: Work, familyId: string, toId: string): Promise<void> {
  const { em } = work;
  await em.flush();
  const [linked] = await em.execute<unknown[]>(
    `select 1 from identity.guardianship g join identity.profiles c on c.id = g.child_id and c.deleted_at is null
     where g.adult_id = ? and g.status = 'active' and c.family_id = ? limit 1`,
    [toId, familyId],
  );
  if (linked) return;
  // One that is being answered at this moment sees the end of the link itself.
  const skipLocked = LockMode.PESSIMISTIC_PARTIAL_WRITE;
  const waiting = await em.find(OwnershipOffer, { familyId, toId, status: 'offered' }, { lockMode: skipLocked });
  for (const offer of waiting) settleOffer(work, offer, 'withdrawn');
}
