import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What adults ask children to do. */
export const activityTables = [
  describeTable('activities', {
    about: 'child_ids created_by',
    kind: 'work',
    kept: 'with-person',
    erased: 'columns',
    columns: [
      personal('work', 'title description emoji category points coins_cents time_of_day schedule_mode weekdays'),
      plain('id family_id evidence is_active deleted_at created_at updated_at version'),
    ],
  }),
];
