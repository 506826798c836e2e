import { type OccurrenceView } from '@alcancia/contracts/family';

import { type Activity } from '../activities/activity.entity.js';
import { isDueOn } from '../activities/schedule.policy.js';
import { type Occurrence } from './occurrence.entity.js';
import { triesPerOccurrence } from './occurrence.limits.js';

/** Whose day is shown, and which day it is for the family now (G4). */
export interface DayOf {
  readonly childId: string;
  readonly today: string;
}

const isOffered = (activity: Activity, childId: string): boolean =>
  activity.isActive && !activity.isArchived && activity.childIds.includes(childId);

/** Whether 'Hecho' works today for what has or has not been claimed yet. */
export const isOpenToday = (
  activity: Activity,
  occurrence: Occurrence | undefined,
  { childId, today }: DayOf,
): boolean => isOffered(activity, childId) && isDueOn(activity.schedule, today) && (occurrence?.isClaimable ?? true);

/** The day on which something is shown: what can be done now is today's, the rest stays where it was claimed. */
export function shownOn(activity: Activity, occurrence: Occurrence, day: DayOf): string {
  const waitsForAnyDay = activity.scheduleMode === 'unica' && isOpenToday(activity, occurrence, day);
  return waitsForAnyDay ? day.today : occurrence.dueOn;
}

/** One line of the agenda. What can still be claimed shows the activity as it is now, the rest what was claimed. */
export function viewOccurrence(
  activity: Activity,
  occurrence: Occurrence | undefined,
  dueOn: string,
  day: DayOf,
): OccurrenceView {
  const canClaim = dueOn === day.today && isOpenToday(activity, occurrence, day);
  const shown = occurrence && !canClaim ? occurrence : activity;
  return {
    occurrenceId: occurrence?.id ?? null,
    activityId: activity.id,
    childId: day.childId,
    dueOn,
    title: shown.title,
    description: activity.description,
    steps: activity.steps,
    emoji: shown.emoji,
    category: activity.category,
    timeOfDay: activity.timeOfDay,
    evidence: activity.evidence,
    isOnce: activity.scheduleMode === 'unica',
    amounts: { points: shown.points, coinsCents: shown.coinsCents },
    state: occurrence?.state ?? 'disponible',
    reasonCode: occurrence?.reasonCode ?? null,
    comment: occurrence?.comment ?? null,
    triesLeft: occurrence?.triesLeft ?? triesPerOccurrence,
    canClaim,
    claimedAt: occurrence?.claimedAt.toISOString() ?? null,
  };
}
