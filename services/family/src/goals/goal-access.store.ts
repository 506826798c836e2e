import { LockMode } from '@mikro-orm/core';

import { type Caller, failure, notFound, type Work } from '@alcancia/server-kit';

import { Goal } from './goal.entity.js';

/** Goals have no area of their own: rights on activities decide (G1). */
export const area = 'activities';

export const isEditable = (adult: Caller, { childIds }: Pick<Goal, 'childIds'>): boolean =>
  childIds.every((childId) => adult.hasFull(area, childId));

/** The goal, locked for a change: unseen it does not exist; seen, but with a child who is not theirs to change: 403. */
export async function changeableGoal({ em }: Work, adult: Caller, id: string): Promise<Goal> {
  const seen = { id, childIds: { $overlap: adult.childrenSeen(area) } };
  const goal = await em.findOne(Goal, seen, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!goal) throw notFound();
  if (!isEditable(adult, goal)) throw failure('not_permitted');
  return goal;
}
