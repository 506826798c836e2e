import type { SqlEntityManager } from '@mikro-orm/sql';

import { notFound } from '@alcancia/server-kit';

import { Activity } from '../activities/activity.entity.js';
import { Offers } from '../offers/offers.store.js';
import { Goal } from './goal.entity.js';

/** Goals as offers (G6). They have no area of their own: rights on activities decide (G1). */
export const goals = new Offers<Goal>({
  kind: 'goal',
  entity: Goal,
  rights: { see: 'seeGoals', change: 'changeGoals' },
  isEarnedBy: true,
  whenActiveChanges: (goal, isActive, now) => goal.pause(isActive ? null : now),
});

/** An activity of another family does not exist here. */
export async function mustBeActivitiesOf(
  em: SqlEntityManager,
  familyId: string,
  activityIds: readonly string[],
): Promise<void> {
  if (activityIds.length === 0) return;
  const known = await em.count(Activity, { id: { $in: [...activityIds] }, familyId });
  if (known < activityIds.length) throw notFound();
}
