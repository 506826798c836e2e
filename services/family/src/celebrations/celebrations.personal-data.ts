import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What a child is shown once. */
export const celebrationTables = [
  describeTable('celebrations', {
    about: 'child_id',
    kind: 'savings',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('savings', 'kind title number points coins_cents created_at seen_at'),
      plain('id family_id once_key'),
    ],
  }),
];
