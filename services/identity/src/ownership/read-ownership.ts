import { type SqlEntityManager } from '@mikro-orm/sql';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readOwnership } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { lookOf } from '../children/child.view.js';
import { waitingErasures } from '../erasures/erasure.store.js';
import { PlanLimits } from '../plans/plan-limits.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { successorsOf } from './hand-over.store.js';
import { OwnershipOffer } from './ownership-offer.entity.js';
import { ownershipLimits } from './ownership.limits.js';

type View = OutputOf<typeof readOwnership>;

/** Whom the own household may pass to, what was offered, and what others offer. */
@UseCase()
export class ReadOwnership {
  @Handles(readOwnership)
  async execute(
    adult: Caller,
    _input: InputOf<typeof readOwnership>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readOwnership>> {
    return { own: await ownOf(em, adult, now), received: await receivedBy(em, adult, now) };
  }
}

async function childrenOf(em: SqlEntityManager, familyId: string): Promise<NonNullable<View['own']>['children']> {
  const children = await em.find(
    Profile,
    { familyId, role: 'child', deletedAt: null },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return children.map((child) => ({
    childId: child.id,
    displayName: child.displayName ?? '',
    avatar: lookOf(child).avatar,
  }));
}

async function ownOf(em: SqlEntityManager, adult: Caller, now: Date): Promise<View['own']> {
  const { familyId } = adult.session;
  if (familyId === null) return null;
  const children = await childrenOf(em, familyId);
  if (children.length === 0) return null;
  const adults = await successorsOf(em, familyId);
  const offer = await em.findOne(OwnershipOffer, { familyId, status: 'offered', expiresAt: { $gt: now } });
  const { planName } = await PlanLimits.of(em, familyId);
  return {
    planName,
    children,
    adults,
    offer: offer && {
      offerId: offer.id,
      adultId: offer.toId,
      displayName: adults.find(({ adultId }) => adultId === offer.toId)?.displayName ?? '',
      expiresAt: offer.expiresAt.toISOString(),
    },
  };
}

async function receivedBy(em: SqlEntityManager, adult: Caller, now: Date): Promise<View['received']> {
  const toId = adult.userId;
  const offers = await em.find(
    OwnershipOffer,
    { toId, status: 'offered', expiresAt: { $gt: now } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: ownershipLimits.receivedShown },
  );
  const leaving = await waitingErasures(
    em,
    offers.map(({ fromId }) => fromId),
  );
  return Promise.all(
    offers.map(async ({ id: offerId, familyId, fromId, expiresAt }) => {
      const owner = await em.findOne(Profile, { id: fromId, deletedAt: null });
      const successor = (await successorsOf(em, familyId)).find(({ adultId }) => adultId === toId);
      return {
        offerId,
        ownerName: owner?.displayName ?? '',
        planName: (await PlanLimits.of(em, familyId)).planName,
        children: await childrenOf(em, familyId),
        expiresAt: expiresAt.toISOString(),
        canAccept: successor?.canTakeOver ?? false,
        ownerLeavesAt: leaving.get(fromId)?.toISOString() ?? null,
      };
    }),
  );
}
