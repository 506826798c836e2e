import { describeTable, personal, plain } from '@alcancia/server-kit';

/** How far a child has come with its points. */
export const levelTables = [
  describeTable('core_user_progress', {
    about: 'user_id',
    kind: 'savings',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('savings', 'total_points current_level highest_level'), plain('created_at updated_at version')],
  }),
];
