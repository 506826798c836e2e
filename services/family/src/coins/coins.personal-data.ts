import { describeTable, personal, plain } from '@alcancia/server-kit';

/** The books. Their rows stay, so that they balance; who they are about and what for goes out of them. */
export const coinTables = [
  describeTable('ledger_entries', {
    about: 'child_id actor_id',
    kind: 'savings',
    kept: 'with-person',
    erased: 'columns',
    forgets: {
      child_id: 'select {schema}.erase_from_books(:person, :alias)',
      actor_id: 'select {schema}.erase_from_books(:person, :alias)',
    },
    columns: [
      personal('savings', 'account currency amount type title emoji note created_at'),
      plain('id position posting_id family_id source_type source_id round reverses_id'),
    ],
  }),
  describeTable('balances', {
    about: 'child_id',
    kind: 'savings',
    kept: 'with-person',
    erased: 'columns',
    // Moved with the entries, by the same function.
    forgets: { child_id: [] },
    columns: [personal('savings', 'account amount')],
  }),
];
