import { defineEntity, p } from '@mikro-orm/core';

import type { LastRows } from '@alcancia/server-kit';

import type { Milestone } from './goal.entity.js';

const schema = defineEntity({
  name: 'GoalMilestone',
  properties: {
    id: p.uuid().primary(),
    wayId: p.uuid().fieldName('progress_id'),
    percent: p.integer().$type<Milestone['percent']>(),
    bonusCoinsCents: p.integer(),
    thresholdPoints: p.integer(),
    isReached: p.boolean(),
    reachedAt: p.datetime(),
    round: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
  tableName: 'goal_milestones',
});

/**
 * A part of the way that a child has come past. The row stays when an undo takes it back: its existence says that it was
 * celebrated, its round tells one payment of the bonus from the next.
 */
export class GoalMilestone extends schema.class {
  /** Past it again after an undo; what holds then is the goal as it is now. */
  reachAgain({ bonusCoinsCents }: Milestone, thresholdPoints: number, now: Date): void {
    Object.assign(this, { bonusCoinsCents, thresholdPoints, isReached: true, reachedAt: now, updatedAt: now });
    this.round += 1;
  }

  takeBack(now: Date): void {
    this.isReached = false;
    this.updatedAt = now;
  }
}
schema.setClass(GoalMilestone);

/** Milestones as they are: reached for the first time or again, or taken back. */
export const keptMilestones: LastRows<GoalMilestone> = {
  name: 'passed',
  sql: `insert into family.goal_milestones as g (id, progress_id, percent, bonus_coins_cents, threshold_points, is_reached,
      reached_at, round, created_at, updated_at)
    select * from jsonb_to_recordset(?::jsonb) as m(id uuid, progress_id uuid, percent int, bonus_coins_cents int,
      threshold_points int, is_reached boolean, reached_at timestamptz, round int, created_at timestamptz,
      updated_at timestamptz)
    on conflict (id) do update set bonus_coins_cents = excluded.bonus_coins_cents,
      threshold_points = excluded.threshold_points, is_reached = excluded.is_reached, reached_at = excluded.reached_at,
      round = excluded.round, updated_at = excluded.updated_at, version = g.version + 1`,
  row: ({
    id,
    wayId,
    percent,
    bonusCoinsCents,
    thresholdPoints,
    isReached,
    reachedAt,
    round,
    createdAt,
    updatedAt,
  }) => ({
    id,
    progress_id: wayId,
    percent,
    bonus_coins_cents: bonusCoinsCents,
    threshold_points: thresholdPoints,
    is_reached: isReached,
    reached_at: reachedAt,
    round,
    created_at: createdAt,
    updated_at: updatedAt,
  }),
};
