import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listChildActivities } from '@alcancia/contracts/family';
import { type Caller, Handles, listPage, type ListOrder, readOnly, type Reading, UseCase } from '@alcancia/server-kit';

import { Activity } from '../activities/activity.entity.js';
import { activityOf, withActivitiesOf } from './agenda.view.js';
import { familyDay } from './family-day.policy.js';
import { Occurrence } from './occurrence.entity.js';
import { activitiesListed } from './occurrence.limits.js';
import { shownOn, viewOccurrence } from './occurrence.view.js';

const latestClaimFirst: ListOrder<Occurrence> = {
  by: { claimedAt: 'moment', id: 'uuid' },
  direction: 'desc',
};

/** All of a child's own activities, and what came of what it did, newest first. */
@UseCase()
export class ListChildActivities {
  @Handles(listChildActivities)
  async execute(
    person: Caller,
    { childId, cursor, limit }: InputOf<typeof listChildActivities>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listChildActivities>> {
    const day = { childId, today: familyDay(now, person.timeZoneOf(childId)) };
    const own = await readOnly(
      em,
      Activity,
      { childIds: { $contains: [childId] }, openTo: { $contains: [childId] }, deletedAt: null },
      { orderBy: [{ isActive: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }], limit: activitiesListed },
    );
    const claimed = { childId, state: { $ne: 'disponible' as const } };
    const { shown, nextCursor } = await listPage(em, Occurrence, claimed, latestClaimFirst, { cursor, limit });
    const activities = await withActivitiesOf(em, own, shown);
    return {
      activities: own.map(({ id, title, emoji, category, points, coinsCents, schedule, isActive, timeOfDay }) => ({
        id,
        title,
        emoji,
        category,
        points,
        coinsCents,
        schedule,
        isActive,
        timeOfDay,
      })),
      history: shown.map((occurrence) => {
        const activity = activityOf(activities, occurrence);
        return viewOccurrence(activity, occurrence, shownOn(activity, occurrence, day), day);
      }),
      nextCursor,
    };
  }
}
