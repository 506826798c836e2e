import { type SqlEntityManager } from '@mikro-orm/sql';

import { Offers } from '../offers/offers.store.js';
import { Activity, doneByOf } from './activity.entity.js';
import { activityArchived, activityLimitReached } from './activity.errors.js';
import { activitiesPerChild } from './activity.limits.js';

/**
 * Activities as offers (G5): an archived one is neither edited nor paused, a child has 50 active ones at most, and a
 * one-off that is done leaves the active ones of its child.
 */
export const activities = new Offers<Activity>({
  kind: 'activity',
  entity: Activity,
  area: 'activities',
  mustBeEditable({ isArchived }) {
    if (isArchived) throw activityArchived();
  },
  mustFit,
  isOver: (childIds) => ({ doneBy: { $overlap: [...childIds] } }),
  isOpen: (childIds) => ({ openTo: { $overlap: [...childIds] } }),
});

/** Locks: another activity for the same child at the same time waits. */
async function mustFit(em: SqlEntityManager, childIds: readonly string[], exceptId?: string): Promise<void> {
  const ids = `{${childIds.join(',')}}`;
  await em.execute(
    `select pg_advisory_xact_lock(hashtextextended(c.id::text, 0)) from (select unnest(?::uuid[]) id order by 1) c`,
    [ids],
  );
  const full = await em.execute<unknown[]>(
    `select c.id from unnest(?::uuid[]) c(id) where ? <= (
       select count(*) from family.activities a
       where child_ids @> array[c.id] and is_active and deleted_at is null and id is distinct from ?::uuid
         and c.id <> all(${doneByOf('a')}))`,
    [ids, activitiesPerChild, exceptId ?? null],
  );
  if (full.length > 0) throw activityLimitReached();
}
