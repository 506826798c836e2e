import { defineEntity, p } from '@mikro-orm/core';

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
