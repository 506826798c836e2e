import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What a child said it had done, with the notes of both sides. */
export const occurrenceTables = [
  describeTable('occurrences', {
    about: 'child_id claimed_by',
    kind: 'work',
    kept: 'with-person',
    erased: 'row',
    forgets: { claimed_by: 'set claimed_by = :nobody' },
    columns: [
      personal(
        'work',
        'title emoji category time_of_day points coins_cents note reason_code comment state due_on rejections claimed_at',
      ),
      plain('id family_id activity_id slot_key round created_at updated_at version'),
    ],
  }),
];
