import { defineEntity, OptionalProps, p } from '@mikro-orm/core';

import { type activityCategories, type occurrenceStates, type timesOfDay } from '@alcancia/contracts/family';

import { type LastRows } from '@alcancia/server-kit';

import { type RejectReason } from '../approvals/approval-request.entity.js';
import { occurrenceAlreadyClaimed, occurrenceNotInReview, occurrenceTriesUsed } from './occurrence.errors.js';
import { triesPerOccurrence } from './occurrence.limits.js';

const OccurrenceSchema = defineEntity({
  name: 'Occurrence',
  tableName: 'occurrences',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    activityId: p.uuid(),
    childId: p.uuid(),
    /** 'unica', or the day: what pays once (G5). */
    slotKey: p.text(),
    /** The family's day of the last claim (G4). */
    dueOn: p.date(),
    state: p.text().$type<(typeof occurrenceStates)[number]>(),
    title: p.text(),
    emoji: p.text(),
    category: p.text().$type<(typeof activityCategories)[number]>(),
    timeOfDay: p.text().$type<(typeof timesOfDay)[number]>(),
    points: p.integer(),
    coinsCents: p.integer(),
    note: p.text().nullable(),
    reasonCode: p.text().$type<RejectReason>().nullable(),
    comment: p.text().nullable(),
    rejections: p.integer(),
    /** The round of its current request; grows with every claim and every undone decision. */
    round: p.integer(),
    claimedAt: p.datetime(),
    claimedBy: p.uuid(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** What a claim takes over from the activity as it is at that moment. */
export interface Offer {
  readonly title: string;
  readonly emoji: string;
  readonly category: (typeof activityCategories)[number];
  readonly timeOfDay: (typeof timesOfDay)[number];
  readonly points: number;
  readonly coinsCents: number;
}

export interface Claim {
  readonly by: string;
  readonly dueOn: string;
  readonly note: string | null;
  readonly offer: Offer;
}

/** One activity on one day of one child: what is claimed, decided and paid (G5). */
export class Occurrence extends OccurrenceSchema.class {
  declare [OptionalProps]?: 'triesLeft' | 'isClaimable';

  get triesLeft(): number {
    return Math.max(0, triesPerOccurrence - this.rejections);
  }

  get isClaimable(): boolean {
    return this.state === 'disponible' || (this.state === 'rechazada' && this.triesLeft > 0);
  }

  /** 'Hecho', for the first time or again; the prize is the one shown now. */
  claim({ by, dueOn, note, offer }: Claim, now: Date): void {
    if (this.state === 'en_revision' || this.state === 'aprobada') throw occurrenceAlreadyClaimed();
    if (!this.isClaimable) throw occurrenceTriesUsed();
    const { title, emoji, category, timeOfDay, points, coinsCents } = offer;
    Object.assign(this, {
      title,
      emoji,
      category,
      timeOfDay,
      points,
      coinsCents,
      dueOn,
      note,
      claimedBy: by,
      claimedAt: now,
    });
    this.state = 'en_revision';
    this.round += 1;
    this.reasonCode = null;
    this.comment = null;
    this.updatedAt = now;
  }

  withdraw(now: Date): void {
    if (this.state !== 'en_revision') throw occurrenceNotInReview();
    this.state = 'disponible';
    this.updatedAt = now;
  }

  approve(now: Date): void {
    this.state = 'aprobada';
    this.updatedAt = now;
  }

  reject(reasonCode: RejectReason, comment: string, now: Date): void {
    this.state = 'rechazada';
    this.reasonCode = reasonCode;
    this.comment = comment;
    this.rejections += 1;
    this.updatedAt = now;
  }

  /** In review again after an undone decision, in the round that the request has next. */
  reopen(now: Date): void {
    if (this.state === 'rechazada') this.rejections -= 1;
    this.state = 'en_revision';
    this.reasonCode = null;
    this.comment = null;
    this.round += 1;
    this.updatedAt = now;
  }
}
OccurrenceSchema.setClass(Occurrence);

/** Occurrences as they are claimed, for the first time or again. */
export const claimedOccurrences: LastRows<Occurrence> = {
  name: 'claimed',
  sql: `insert into family.occurrences as o (id, activity_id, child_id, slot_key, family_id, due_on, state, title, emoji,
      category, time_of_day, points, coins_cents, note, rejections, round, claimed_at, claimed_by, created_at, updated_at)
    select * from jsonb_to_recordset(?::jsonb) as c(id uuid, activity_id uuid, child_id uuid, slot_key text, family_id uuid,
      due_on date, state text, title text, emoji text, category text, time_of_day text, points int, coins_cents int,
      note text, rejections int, round int, claimed_at timestamptz, claimed_by uuid, created_at timestamptz,
      updated_at timestamptz)
    on conflict (id) do update set due_on = excluded.due_on, state = excluded.state, title = excluded.title,
      emoji = excluded.emoji, category = excluded.category, time_of_day = excluded.time_of_day, points = excluded.points,
      coins_cents = excluded.coins_cents, note = excluded.note, reason_code = null, comment = null,
      round = excluded.round, claimed_at = excluded.claimed_at, claimed_by = excluded.claimed_by,
      updated_at = excluded.updated_at, version = o.version + 1`,
  row: ({ id, state, title, emoji, category, points, note, rejections, round, ...occurrence }) => ({
    id,
    activity_id: occurrence.activityId,
    child_id: occurrence.childId,
    slot_key: occurrence.slotKey,
    family_id: occurrence.familyId,
    due_on: occurrence.dueOn,
    state,
    title,
    emoji,
    category,
    time_of_day: occurrence.timeOfDay,
    points,
    coins_cents: occurrence.coinsCents,
    note,
    rejections,
    round,
    claimed_at: occurrence.claimedAt,
    claimed_by: occurrence.claimedBy,
    created_at: occurrence.createdAt,
    updated_at: occurrence.updatedAt,
  }),
};

/** What a decision changes of an occurrence. */
export const decidedOccurrences: LastRows<Occurrence> = {
  name: 'looked_at',
  unlessAmong: claimedOccurrences,
  sql: `update family.occurrences o set state = d.state, round = d.round, rejections = d.rejections,
      reason_code = d.reason_code, comment = d.comment, updated_at = d.updated_at, version = o.version + 1
    from jsonb_to_recordset(?::jsonb) as d(id uuid, state text, round int, rejections int, reason_code text, comment text,
      updated_at timestamptz)
    where o.id = d.id`,
  row: ({ id, state, round, rejections, reasonCode, comment, updatedAt }) => ({
    id,
    state,
    round,
    rejections,
    reason_code: reasonCode,
    comment,
    updated_at: updatedAt,
  }),
};

/** SQL: occurrences that are being approved, before their rows say so, from the JSON that `asRows` makes. */
export const rowsUnderWay = `select * from jsonb_to_recordset(?::jsonb) as u(child_id uuid, activity_id uuid, due_on date,
  claimed_at timestamptz, rejections int, category text, time_of_day text, points int, coins_cents int)`;

export const asRows = (occurrences: readonly Occurrence[]): string =>
  JSON.stringify(
    occurrences.map(({ rejections, category, points, ...occurrence }) => ({
      child_id: occurrence.childId,
      activity_id: occurrence.activityId,
      due_on: occurrence.dueOn,
      claimed_at: occurrence.claimedAt,
      rejections,
      category,
      time_of_day: occurrence.timeOfDay,
      points,
      coins_cents: occurrence.coinsCents,
    })),
  );
