import { after, describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

import { shownMs } from './live-proof.store.js';

export const socialProofTables = [
  describeTable('live_social_proof_events', {
    about: 'child_id',
    kind: 'social_proof',
    kept: after('created_at', shownMs),
    erased: 'row',
    columns: [
      personal('social_proof', 'child_name action_text icon city created_at expires_at'),
      plain('id is_visible source_id source_type'),
    ],
  }),
  describeTable('social_proof_activities', {
    about: 'written_by',
    kind: 'account',
    kept: 'with-person',
    erased: 'columns',
    forgets: { written_by: 'set written_by = null' },
    columns: [plain('id name action icon city is_active sort_order created_at updated_at version')],
  }),
  notPersonal('social_proof_settings', 'id is_only_one only_real updated_at'),
];
