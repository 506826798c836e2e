import { describeTable, personal } from '@alcancia/server-kit';

/** Who has ideas of its own: what they are the assistant's service keeps. */
export const progressTables = [
  describeTable('idea_authors', {
    about: 'adult_id',
    kind: 'work',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('work', 'first_kept_at')],
  }),
];
