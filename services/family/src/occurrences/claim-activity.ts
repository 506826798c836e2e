import { LockMode } from '@mikro-orm/core';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { claimActivity } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Activity } from '../activities/activity.entity.js';
import { activityArchived, activityNotFound, activityPaused } from '../activities/activity.errors.js';
import { isDueOn, slotKeyOf } from '../activities/schedule.policy.js';
import { openRequest } from '../approvals/approval-request.entity.js';
import { approve } from '../approvals/decide.policy.js';
import { Pictures } from '../approvals/pictures.store.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { familyDay } from './family-day.policy.js';
import { Occurrence } from './occurrence.entity.js';
import { evidenceMissing, occurrenceNotToday } from './occurrence.errors.js';
import { viewOccurrence } from './occurrence.view.js';

/** 'Hecho': a child has done today's work, and an adult is asked to look at it; an adult's own 'Hecho' pays at once (G19). */
@UseCase()
export class ClaimActivity {
  constructor(
    private readonly ledger: CoinLedger,
    private readonly pictures: Pictures,
  ) {}

  @Handles(claimActivity)
  async execute(
    person: Caller,
    { childId, activityId, dueOn, note }: InputOf<typeof claimActivity>,
    work: Work,
  ): Promise<OutputOf<typeof claimActivity>> {
    const { em, now } = work;
    const activity = await em.findOne(Activity, { id: activityId, childIds: { $contains: [childId] } });
    if (!activity) throw activityNotFound();
    if (activity.isArchived) throw activityArchived();
    if (!activity.isActive) throw activityPaused();
    const today = familyDay(now, person.timeZoneOf(childId));
    if (dueOn !== today || !isDueOn(activity.schedule, today)) throw occurrenceNotToday(today);
    if (activity.evidence === 'nota' && !note) throw evidenceMissing();

    const decidesAtOnce = !person.isChild && person.may('decideApprovals', childId);
    // The balances before the occurrence, in the order of every decision, so that there is no deadlock.
    if (decidesAtOnce) await this.ledger.lock(em, childId);
    const occurrence = await lockedOccurrence(work, activity, { childId, today, by: person.userId });
    occurrence.claim({ by: person.userId, dueOn: today, note: note || null, offer: activity }, now);
    const { familyId, id: refId, title, emoji, points, coinsCents, round } = occurrence;
    const request = openRequest(work, {
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
      ...(decidesAtOnce ? { decidedBy: person.userId } : {}),
    });
    const view = (claimed: Occurrence) => ({
      occurrence: viewOccurrence(activity, claimed, today, { childId, today }),
    });
    if (!decidesAtOnce) return view(occurrence);
    await em.flush();
    const picture = await this.pictures.toApprove(em, [request]);
    approve(work, picture, request, person.userId);
    return view(picture.occurrence(request));
  }
}

/** The row of this slot, made when first needed; a claim at the same time waits here (G5). */
async function lockedOccurrence(
  { em, now, newId }: Work,
  activity: Activity,
  { childId, today, by }: { childId: string; today: string; by: string },
): Promise<Occurrence> {
  const slot = { activityId: activity.id, childId, slotKey: slotKeyOf(activity.schedule, today) };
  const lockMode = LockMode.PESSIMISTIC_WRITE; // two taps at once are one claim
  const existing = await em.findOne(Occurrence, slot, { lockMode });
  if (existing) return existing;
  const { familyId, title, emoji, category, timeOfDay, points, coinsCents } = activity;
  await em.execute(
    `insert into family.occurrences (id, activity_id, child_id, slot_key, family_id, due_on, state, title, emoji,
       category, time_of_day, points, coins_cents, rejections, round, claimed_at, claimed_by, created_at, updated_at, version)
     values (?, ?, ?, ?, ?, ?, 'disponible', ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, 1) on conflict do nothing`,
    [
      newId(),
      slot.activityId,
      childId,
      slot.slotKey,
      familyId,
      today,
      title,
      emoji,
      category,
      timeOfDay,
      points,
      coinsCents,
      now.toISOString(),
      by,
      now.toISOString(),
      now.toISOString(),
    ],
  );
  return em.findOneOrFail(Occurrence, slot, { lockMode });
}
