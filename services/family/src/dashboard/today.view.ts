import type { SqlEntityManager } from '@mikro-orm/sql';

import type { OccurrenceView } from '@alcancia/contracts/family';

import { Activity } from '../activities/activity.entity.js';
import { dayOf, withActivitiesOf } from '../occurrences/agenda.view.js';
import { Occurrence } from '../occurrences/occurrence.entity.js';
import { activitiesListed } from '../occurrences/occurrence.limits.js';

/** A child and the day that it lives now (G4). */
export interface ChildToday {
  readonly childId: string;
  readonly timeZone: string;
  readonly today: string;
}

/** What each of these children can do today, waits for, and has done: three queries, however many children. */
export async function occurrencesToday(
  em: SqlEntityManager,
  children: readonly ChildToday[],
): Promise<Map<string, OccurrenceView[]>> {
  const childIds = children.map(({ childId }) => childId);
  const days = [...new Set(children.map(({ today }) => today))];
  const offered = await em.find(
    Activity,
    { childIds: { $overlap: childIds }, openTo: { $overlap: childIds }, deletedAt: null, isActive: true },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: activitiesListed * Math.max(1, childIds.length) },
  );
  const once = offered.filter(({ scheduleMode }) => scheduleMode === 'unica').map(({ id }) => id);
  const claimed = await em.find(Occurrence, {
    childId: { $in: childIds },
    $or: [{ dueOn: { $in: days } }, { slotKey: 'unica', activityId: { $in: once } }],
  });
  const activities = await withActivitiesOf(em, offered, claimed);
  return new Map(
    children.map(({ childId, timeZone, today }) => {
      const own = claimed.filter((occurrence) => occurrence.childId === childId);
      const claimedOf = new Set(own.map(({ activityId }) => activityId));
      const theirs = [...activities].filter(([id, { childIds: ids }]) => ids.includes(childId) || claimedOf.has(id));
      return [childId, dayOf({ childId, today }, timeZone, new Map(theirs), own)(today)];
    }),
  );
}
