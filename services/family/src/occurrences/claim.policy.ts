import { type InputOf } from '@alcancia/contracts/define';
import { type claimActivity, type OccurrenceView } from '@alcancia/contracts/family';
import { type Act, type Caller, type Effects, Failure } from '@alcancia/server-kit';

import { type Activity } from '../activities/activity.entity.js';
import { activityArchived, activityNotFound, activityPaused } from '../activities/activity.errors.js';
import { isDueOn, slotKeyOf } from '../activities/schedule.policy.js';
import { openRequest } from '../approvals/approval-request.entity.js';
import { approve } from '../approvals/decide.policy.js';
import { type Picture } from '../approvals/picture.policy.js';
import { familyDay } from './family-day.policy.js';
import { claimedOccurrences, Occurrence } from './occurrence.entity.js';
import { evidenceMissing, occurrenceNotToday } from './occurrence.errors.js';
import { viewOccurrence } from './occurrence.view.js';

type Claim = InputOf<typeof claimActivity>;

/** The activities that are claimed, and what was claimed of them before. */
export interface Claimable {
  readonly activities: ReadonlyMap<string, Activity>;
  /** By `nameOf`. */
  readonly occurrences: Map<string, Occurrence>;
}

/** An activity for a child, on one day or in all: it pays once (G5). */
type Slot = Pick<Occurrence, 'activityId' | 'childId' | 'slotKey'>;

export const nameOf = ({ activityId, childId, slotKey }: Slot): string => `${activityId} ${childId} ${slotKey}`;

/** The slot of today in the family's time zone (G4). */
export function slotOf({ id: activityId, schedule }: Activity, person: Caller, childId: string, now: Date): Slot {
  return { activityId, childId, slotKey: slotKeyOf(schedule, todayOf(person, childId, now)) };
}

const todayOf = (person: Caller, childId: string, now: Date): string => familyDay(now, person.timeZoneOf(childId));

/** One that nobody has claimed yet. */
function unclaimed(
  { familyId, title, emoji, category, timeOfDay, points, coinsCents }: Activity,
  slot: Slot,
  { id, by, dueOn, now }: { readonly id: string; readonly by: string; readonly dueOn: string; readonly now: Date },
): Occurrence {
  return Object.assign(new Occurrence(), {
    id,
    familyId,
    ...slot,
    dueOn,
    state: 'disponible' as const,
    title,
    emoji,
    category,
    timeOfDay,
    points,
    coinsCents,
    note: null,
    reasonCode: null,
    comment: null,
    rejections: 0,
    round: 0,
    claimedAt: now,
    claimedBy: by,
    createdAt: now,
    updatedAt: now,
  });
}

/** An adult who may decide is not asked again (G19). */
const decidesAtOnce = (person: Caller, childId: string): boolean =>
  !person.isChild && person.may('decideApprovals', childId);

/** What is claimed of which activity; throws why it cannot be today. */
function claimed(
  { activities, occurrences }: Claimable,
  person: Caller,
  { childId, activityId, dueOn, note }: Claim,
  { now, newId }: Pick<Effects, 'now' | 'newId'>,
): { readonly activity: Activity; readonly occurrence: Occurrence; readonly today: string } {
  const activity = activities.get(activityId);
  if (!activity?.childIds.includes(childId)) throw activityNotFound();
  if (activity.isArchived) throw activityArchived();
  if (!activity.isActive) throw activityPaused();
  const today = todayOf(person, childId, now);
  if (dueOn !== today || !isDueOn(activity.schedule, today)) throw occurrenceNotToday(today);
  if (activity.evidence === 'nota' && !note) throw evidenceMissing();
  const slot = slotOf(activity, person, childId, now);
  const before = occurrences.get(nameOf(slot));
  const occurrence = before ?? unclaimed(activity, slot, { id: newId(), by: person.userId, dueOn: today, now });
  return { activity, occurrence, today };
}

/** 'Hecho': a child has done today's work, and an adult is asked to look at it; an adult's own 'Hecho' pays at once (G19). */
export function claim(
  effects: Effects,
  picture: Claimable & { readonly toApprove: Picture },
  person: Caller,
  asked: Claim,
): OccurrenceView {
  const { childId, note } = asked;
  const { activity, occurrence, today } = claimed(picture, person, asked, effects);
  occurrence.claim({ by: person.userId, dueOn: today, note: note || null, offer: activity }, effects.now);
  picture.occurrences.set(nameOf(occurrence), occurrence);
  effects.writeLast(claimedOccurrences, occurrence);
  const isDecided = decidesAtOnce(person, childId);
  const { familyId, id: refId, title, emoji, points, coinsCents, round } = occurrence;
  const request = openRequest(effects, {
    familyId,
    childId,
    kind: 'actividad',
    refId,
    title,
    emoji,
    points,
    coinsCents,
    round,
    dueOn: today,
    ...(note ? { note } : {}),
    ...(isDecided ? { decidedBy: person.userId } : {}),
  });
  if (isDecided) approve(effects, picture.toApprove.with(occurrence), request, person.userId);
  return viewOccurrence(activity, occurrence, today, { childId, today });
}

/**
 * What these claims approve as they are made, in their order, as it will be by then: of two who claim the same the first
 * does, who need not be the one that approves. The picture stays as it is.
 */
export function willApprove(
  picture: Claimable,
  acts: readonly Act<typeof claimActivity>[],
  now: Date,
): readonly Occurrence[] {
  const taken = new Set<string>();
  return acts.flatMap(({ caller, input }) => {
    const after = onceClaimed(picture, caller, input, now);
    if (!after || taken.has(nameOf(after))) return [];
    taken.add(nameOf(after));
    return decidesAtOnce(caller, input.childId) ? [after] : [];
  });
}

function onceClaimed(picture: Claimable, person: Caller, asked: Claim, now: Date): Occurrence | null {
  try {
    const { activity, occurrence, today } = claimed(picture, person, asked, { now, newId: () => '' });
    const after = Object.assign(new Occurrence(), occurrence);
    after.claim({ by: person.userId, dueOn: today, note: asked.note || null, offer: activity }, now);
    return after;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
