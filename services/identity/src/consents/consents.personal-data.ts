import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What was allowed for a child, by whom and when: kept as evidence for as long as the profile. */
export const consentTables = [
  describeTable('child_consents', {
    about: 'child_id decided_by',
    kind: 'consents',
    kept: 'with-person',
    erased: 'row',
    // Of an erased adult the row of profiles says nothing any more.
    forgets: { decided_by: [] },
    columns: [personal('consents', 'purpose version is_given text_version method decided_at'), plain('id')],
  }),
];
