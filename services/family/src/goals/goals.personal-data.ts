import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What children collect points for, and how far each has come. */
export const goalTables = [
  describeTable('point_goals', {
    about: 'child_ids created_by',
    kind: 'savings',
    kept: 'with-person',
    erased: 'columns',
    forgets: {
      child_ids: [
        // What was only for this child stays as an empty row that nobody is shown.
        `set title = '', emoji = '', prize = '{}', milestones = '[]', deleted_at = coalesce(deleted_at, :now), child_ids = array[:nobody]
         where child_ids = array[:person]`,
        'set child_ids = array_remove(child_ids, :person)',
      ],
      created_by: 'set created_by = :nobody',
    },
    columns: [
      personal('savings', 'title emoji target_points due_at prize milestones'),
      plain('id family_id associated_activities is_active paused_at deleted_at created_at updated_at version'),
    ],
  }),
  describeTable('goal_progress', {
    about: 'child_id',
    kind: 'savings',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('savings', 'points state started_at left_at'),
      plain('id goal_id created_at updated_at version'),
    ],
  }),
  describeTable('goal_milestones', {
    kind: 'savings',
    kept: { with: 'goal_progress' },
    erased: 'row',
    columns: [
      personal('savings', 'percent bonus_coins_cents is_reached reached_at'),
      plain('id progress_id threshold_points round created_at updated_at version'),
    ],
  }),
  describeTable('goal_credits', {
    kind: 'savings',
    kept: { with: 'goal_progress' },
    erased: 'row',
    columns: [personal('savings', 'points created_at'), plain('progress_id occurrence_id')],
  }),
];
