import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

import type { challengeLists } from '@alcancia/contracts/family';
import {
  type Caller,
  failure,
  listPage,
  type ListOrder,
  notFound,
  type PageAsked,
  type Work,
} from '@alcancia/server-kit';

import { Activity } from '../activities/activity.entity.js';
import type { Purses } from '../coins/booking.policy.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { canEdit } from '../offers/offer.policy.js';
import { moved } from './challenge-progress.policy.js';
import { ChallengeWay, offerWay } from './challenge-way.entity.js';
import { Challenge } from './challenge.entity.js';

/** Challenges have an area of their own (G1). */
export const challengeRights = { see: 'seeChallenges', change: 'changeChallenges' } as const;

const lockMode = LockMode.PESSIMISTIC_WRITE;

const listed: Record<(typeof challengeLists)[number], FilterQuery<Challenge>> = {
  abiertos: { state: 'publicado' },
  borradores: { state: 'borrador' },
  terminados: { state: { $in: ['terminado', 'cancelado'] } },
};

const newestFirst: ListOrder<Challenge> = { by: { id: 'uuid' }, direction: 'desc' };

interface ListAsked extends PageAsked {
  readonly childId?: string | undefined;
  readonly list: (typeof challengeLists)[number];
}

/** Those of the children whom the adult sees, newest first. */
export function listOf(em: SqlEntityManager, adult: Caller, { childId, list, ...page }: ListAsked) {
  const children = childId === undefined ? adult.childrenWhom(challengeRights.see) : [childId];
  const where = { $and: [{ childIds: { $overlap: children } }, listed[list]] } as FilterQuery<Challenge>;
  return listPage(em, Challenge, where, newestFirst, page);
}

/** One that the adult sees, whichever of its children gives the right to; any other does not exist: 404. */
export async function seenChallenge(em: SqlEntityManager, adult: Caller, id: string): Promise<Challenge> {
  const challenge = await em.findOne(Challenge, {
    id,
    childIds: { $overlap: adult.childrenWhom(challengeRights.see) },
  });
  if (!challenge) throw notFound();
  return challenge;
}

/**
 * For a change by an adult: the balances of all its children, then its row and its ways, in the order of every decision.
 * Seen, but with a child who is not theirs to change: 403.
 */
export async function challengeToChange(
  { em }: Work,
  adult: Caller,
  id: string,
  ledger: CoinLedger,
): Promise<{ readonly challenge: Challenge; readonly purses: Purses }> {
  const { childIds } = await seenChallenge(em, adult, id);
  const purses = await ledger.lock(em, ...childIds);
  const challenge = await lockedChallenge(em, id);
  if (!canEdit(adult, challengeRights, challenge)) throw failure('not_permitted');
  return { challenge, purses };
}

/** As it is once whoever changed it has ended. */
export async function lockedChallenge(em: SqlEntityManager, id: string): Promise<Challenge> {
  const challenge = await em.findOne(Challenge, { id }, { lockMode, refresh: true });
  if (!challenge) throw notFound();
  return challenge;
}

export const lockedWays = (em: SqlEntityManager, challengeId: string): Promise<ChallengeWay[]> =>
  em.find(ChallengeWay, { challengeId }, { lockMode, refresh: true, orderBy: { childId: 'asc' } });

/** An activity of another family does not exist here. */
export async function mustBeActivityOf(
  em: SqlEntityManager,
  familyId: string,
  activityId: string | null,
): Promise<void> {
  if (activityId === null) return;
  if ((await em.count(Activity, { id: activityId, familyId })) === 0) throw notFound();
}

/** These children can accept it from now on. */
export function offerTo(work: Work, challenge: Challenge, childIds: readonly string[]): void {
  for (const childId of childIds) {
    offerWay(work, challenge.id, childId);
    moved(work, challenge, childId, 'offered');
  }
}
