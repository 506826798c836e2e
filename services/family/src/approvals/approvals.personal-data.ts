import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What waited for an adult, and what became of it. */
export const approvalTables = [
  describeTable('approval_requests', {
    about: 'child_id decided_by delivered_by',
    kind: 'work',
    kept: 'with-person',
    erased: 'row',
    forgets: { decided_by: 'set decided_by = null', delivered_by: 'set delivered_by = null' },
    columns: [
      personal('work', 'kind title emoji points coins_cents prize_text note due_on state reason_code comment'),
      personal('work', 'decided_at delivered_at created_at'),
      plain('id family_id ref_id round needs_delivery updated_at version'),
    ],
  }),
];
