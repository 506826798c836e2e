import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What children accept for some days, and how far each has come. */
export const challengeTables = [
  describeTable('guide_super_challenges', {
    about: 'child_ids created_by',
    kind: 'savings',
    kept: 'with-person',
    erased: 'columns',
    forgets: {
      child_ids: [
        // What was only for this child stays as an empty row that nobody is shown.
        `set title = '', emoji = '', description = '', steps = '[]', prize = '{}', state = 'cancelado', child_ids = array[:nobody]
         where child_ids = array[:person]`,
        'set child_ids = array_remove(child_ids, :person)',
      ],
      created_by: 'set created_by = :nobody',
    },
    columns: [
      personal('savings', 'title description emoji metric target mode starts_at ends_at steps prize repeats state'),
      plain(
        'id family_id official_id activity_id opens_at closes_at repeated_at is_active created_at updated_at version',
      ),
    ],
  }),
  describeTable('challenge_ways', {
    about: 'child_id',
    kind: 'savings',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('savings', 'state accepted_at counts_from ended_at progress'),
      plain('id challenge_id round created_at updated_at version'),
    ],
  }),
];
