import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What adults ask children to do. */
export const activityTables = [
  describeTable('activities', {
    about: 'child_ids created_by',
    kind: 'work',
    kept: 'with-person',
    erased: 'columns',
    forgets: {
      child_ids: [
        // What was only for this child stays as an empty row that nobody is shown.
        `set title = '', emoji = '', description = '', steps = '[]', deleted_at = coalesce(deleted_at, :now), child_ids = array[:nobody]
         where child_ids = array[:person]`,
        'set child_ids = array_remove(child_ids, :person)',
      ],
      created_by: 'set created_by = :nobody',
    },
    columns: [
      personal('work', 'title description steps emoji category points coins_cents time_of_day schedule_mode weekdays'),
      plain('id family_id evidence is_active deleted_at created_at updated_at version'),
    ],
  }),
];
