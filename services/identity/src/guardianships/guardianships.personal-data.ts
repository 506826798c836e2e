import { describeTable, personal, plain } from '@alcancia/server-kit';

/** Who looks after whom. */
export const guardianshipTables = [
  describeTable('guardianship', {
    about: 'child_id adult_id',
    kind: 'guardians',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('guardians', 'role status permissions relationship_type created_at'),
      plain('id updated_at version'),
    ],
  }),
  describeTable('rights_changes', {
    about: 'child_id about_id by_id',
    kind: 'guardians',
    kept: 'with-person',
    erased: 'row',
    // Of an erased adult the row of profiles says nothing any more.
    forgets: { about_id: [], by_id: [] },
    columns: [personal('guardians', 'what permissions ownership created_at'), plain('id')],
  }),
];
