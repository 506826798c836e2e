import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What children may get for their coins, and what they asked for. */
export const rewardTables = [
  describeTable('rewards', {
    about: 'child_ids created_by',
    kind: 'savings',
    kept: 'with-person',
    erased: 'columns',
    forgets: {
      child_ids: [
        // What was only for this child stays as an empty row that nobody is shown.
        `set title = '', emoji = '', description = '', deleted_at = coalesce(deleted_at, :now), child_ids = array[:nobody]
         where child_ids = array[:person]`,
        'set child_ids = array_remove(child_ids, :person)',
      ],
      created_by: 'set created_by = :nobody',
    },
    columns: [
      personal('savings', 'title description emoji category cost_cents'),
      plain('id family_id stock needs_approval is_active deleted_at created_at updated_at version'),
    ],
  }),
  describeTable('reward_redemptions', {
    about: 'child_id',
    kind: 'savings',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('savings', 'title emoji cost_cents state requested_at'),
      plain('id reward_id family_id created_at updated_at version'),
    ],
  }),
];
