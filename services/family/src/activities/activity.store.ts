import { type SqlEntityManager } from '@mikro-orm/sql';

import { Offers } from '../offers/offers.store.js';
import { Activity, type columnsOf, doneByOf } from './activity.entity.js';
import { activityArchived, activityLimitReached } from './activity.errors.js';
import { activitiesPerChild } from './activity.limits.js';

type ActivityEdit = Pick<ReturnType<typeof columnsOf>, 'childIds' | 'scheduleMode'>;

/**
 * Activities as offers (G5): an archived one is neither edited nor paused, a child has 50 active ones at most, and a
 * one-off that is done leaves the active ones of its child.
 */
export const activities = new Offers<Activity>({
  kind: 'activity',
  entity: Activity,
  rights: { see: 'seeActivities', change: 'changeActivities' },
  isEarnedBy: true,
  mustBeEditable({ isArchived }) {
    if (isArchived) throw activityArchived();
  },
  mustFit,
  openFor: ({ openTo }) => openTo,
  isOver: (childIds) => ({ doneBy: { $overlap: [...childIds] } }),
  isOpen: (childIds) => ({ openTo: { $overlap: [...childIds] } }),
});

/** For whom an edit makes it active who did not have it before: a one-off that is done stays done (G5). */
export const openedBy = ({ openTo, doneBy }: Activity, { childIds, scheduleMode }: ActivityEdit): string[] =>
  childIds.filter((id) => !openTo.includes(id) && !(scheduleMode === 'unica' && doneBy.includes(id)));

/** Locks: another activity for the same child at the same time waits. */
export async function mustFit(em: SqlEntityManager, childIds: readonly string[]): Promise<void> {
  if (childIds.length === 0) return;
  const ids = `{${childIds.join(',')}}`;
  await em.execute(
    `select pg_advisory_xact_lock(hashtextextended(c.id::text, 0)) from (select unnest(?::uuid[]) id order by 1) c`,
    [ids],
  );
  if ((await childrenWhoAreFull(em, childIds)).length > 0) throw activityLimitReached();
}

/** Those of the children who have as many active activities as a child may have. */
export async function childrenWhoAreFull(em: SqlEntityManager, childIds: readonly string[]): Promise<string[]> {
  const full = await em.execute<{ id: string }[]>(
    `select c.id from unnest(?::uuid[]) c(id) where ? <= (
       select count(*) from family.activities a
       where child_ids @> array[c.id] and is_active and deleted_at is null and c.id <> all(${doneByOf('a')}))`,
    [`{${childIds.join(',')}}`, activitiesPerChild],
  );
  return full.map(({ id }) => id);
}
