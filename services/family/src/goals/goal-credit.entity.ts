import { defineEntity, p } from '@mikro-orm/core';

import type { LastRows } from '@alcancia/server-kit';

const schema = defineEntity({
  name: 'GoalCredit',
  tableName: 'goal_credits',
  properties: {
    wayId: p.uuid().fieldName('progress_id').primary(),
    occurrenceId: p.uuid().primary(),
    points: p.integer(),
    createdAt: p.datetime(),
  },
});

/** What one approved occurrence has brought to one way: exactly this is taken back when it is undone. */
export class GoalCredit extends schema.class {}
schema.setClass(GoalCredit);

/** A credit, as decisions see it. */
export type Credit = Pick<GoalCredit, 'wayId' | 'occurrenceId' | 'points' | 'createdAt'>;

export const goalCredits: LastRows<Credit> = {
  name: 'credited',
  sql: `insert into family.goal_credits (progress_id, occurrence_id, points, created_at)
    select * from jsonb_to_recordset(?::jsonb)
      as c(progress_id uuid, occurrence_id uuid, points int, created_at timestamptz)`,
  row: ({ wayId, occurrenceId, points, createdAt }) => ({
    progress_id: wayId,
    occurrence_id: occurrenceId,
    points,
    created_at: createdAt,
  }),
};

export const lostGoalCredits: LastRows<Credit> = {
  name: 'uncredited',
  sql: `delete from family.goal_credits g using jsonb_to_recordset(?::jsonb) as c(progress_id uuid, occurrence_id uuid)
    where g.progress_id = c.progress_id and g.occurrence_id = c.occurrence_id`,
  row: ({ wayId, occurrenceId }) => ({ progress_id: wayId, occurrence_id: occurrenceId }),
};
