import { type SqlEntityManager } from '@mikro-orm/sql';

import { type OccurrenceView, timesOfDay } from '@alcancia/contracts/family';
import { readOnly, unwatched } from '@alcancia/server-kit';

import { Activity } from '../activities/activity.entity.js';
import { isDueOn } from '../activities/schedule.policy.js';
import { addDays, daysFrom, familyDay } from './family-day.policy.js';
import { Occurrence } from './occurrence.entity.js';
import { activitiesListed } from './occurrence.limits.js';
import { type DayOf, isOpenToday, shownOn, viewOccurrence } from './occurrence.view.js';

interface AgendaQuery {
  readonly childId: string;
  readonly timeZone: string;
  readonly now: Date;
  /** The first day shown; today without it. */
  readonly from?: string | undefined;
  readonly days: number;
}

export interface Agenda {
  readonly today: string;
  readonly days: { date: string; occurrences: OccurrenceView[] }[];
}

/** What a child can do, has done and will be able to do on some days of its family's calendar. */
export async function agendaOf(em: SqlEntityManager, query: AgendaQuery): Promise<Agenda> {
  const { childId, timeZone, now } = query;
  const today = familyDay(now, timeZone);
  const from = query.from ?? today;
  const dates = daysFrom(from, query.days);
  const day: DayOf = { childId, today };

  const offered = await readOnly(
    em,
    Activity,
    { childIds: { $contains: [childId] }, openTo: { $contains: [childId] }, deletedAt: null, isActive: true },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: activitiesListed },
  );
  const once = offered.filter(({ scheduleMode }) => scheduleMode === 'unica').map(({ id }) => id);
  const shown = [
    { dueOn: { $gte: from, $lte: addDays(from, query.days - 1) } },
    { slotKey: 'unica', activityId: { $in: once } },
  ];
  const claimed = await unwatched(em, Occurrence, { childId, $or: shown }, { orderBy: { id: 'asc' } });
  const activities = await withActivitiesOf(em, offered, claimed);

  const occurrencesOn = dayOf(day, timeZone, activities, claimed);
  return { today, days: dates.map((date) => ({ date, occurrences: occurrencesOn(date) })) };
}

/** One child's lines of any day, out of rows that were read before. */
export function dayOf(
  day: DayOf,
  timeZone: string,
  activities: ReadonlyMap<string, Activity>,
  claimed: readonly Occurrence[],
): (date: string) => OccurrenceView[] {
  const shown = claimed.map((occurrence) => {
    const activity = activityOf(activities, occurrence);
    return { activity, occurrence, date: shownOn(activity, occurrence, day) };
  });
  return (date) =>
    [...activities.values()]
      .flatMap((activity) => {
        const row = shown.find((each) => each.activity === activity && each.date === date)?.occurrence;
        if (!row && !isStillOpen(activity, date, day, claimed, familyDay(activity.createdAt, timeZone))) return [];
        return [viewOccurrence(activity, row, date, day)];
      })
      .toSorted((a, b) => timesOfDay.indexOf(a.timeOfDay) - timesOfDay.indexOf(b.timeOfDay));
}

/** A day without a claim shows what was or will be offered on it; what is done once shows today only. */
function isStillOpen(
  activity: Activity,
  date: string,
  day: DayOf,
  claimed: readonly Occurrence[],
  offeredSince: string,
): boolean {
  if (activity.scheduleMode === 'unica') {
    const isTaken = claimed.some(({ activityId, slotKey }) => activityId === activity.id && slotKey === 'unica');
    return date === day.today && !isTaken && isOpenToday(activity, undefined, day);
  }
  const isOffered = activity.isActive && !activity.isArchived && activity.childIds.includes(day.childId);
  return isOffered && date >= offeredSince && isDueOn(activity.schedule, date);
}

/** The offered ones first, in their order, then those that were claimed and have been paused or archived since. */
export async function withActivitiesOf(
  em: SqlEntityManager,
  offered: readonly Activity[],
  claimed: readonly Occurrence[],
): Promise<Map<string, Activity>> {
  const known = new Map(offered.map((activity) => [activity.id, activity]));
  const missing = [...new Set(claimed.map(({ activityId }) => activityId))].filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const inOrder = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;
  const rest = await unwatched(em, Activity, { id: { $in: missing } }, inOrder);
  return new Map([...known, ...rest.map((activity) => [activity.id, activity] as const)]);
}

export function activityOf(activities: ReadonlyMap<string, Activity>, { activityId }: Occurrence): Activity {
  const activity = activities.get(activityId);
  if (!activity) throw new Error(`The activity ${activityId} of an occurrence is missing`);
  return activity;
}
