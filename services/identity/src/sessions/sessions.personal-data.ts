import { after, describeTable, personal, plain, secret } from '@alcancia/server-kit';

import { sessionLimits } from './session.limits.js';

/** Who was signed in, and the secrets that keep somebody signed in. */
export const sessionTables = [
  describeTable('sessions', {
    about: 'adult_id child_id',
    kind: 'sessions',
    kept: after('ended_at', sessionLimits.keepEndedMs),
    erased: 'row',
    forgets: {
      child_id: `set child_id = null, child_entered_at = null, profile = 'none', opaque_token_hash = null,
                   parked_refresh_token = null, returned_at = null`,
    },
    columns: [
      personal(
        'sessions',
        'profile device_id browser system device_kind last_acted_at last_used_at ended_at end_reason created_at',
      ),
      secret('sessions', 'issuer_sid opaque_token_hash parked_refresh_token opened_by'),
      plain('id child_entered_at returned_at is_first_login updated_at version'),
    ],
  }),
  describeTable('refreshes', {
    kind: 'sessions',
    kept: after('started_at', sessionLimits.keepUsesMs),
    erased: 'runs-out',
    columns: [secret('sessions', 'token_hash sealed_answer'), plain('session_id started_at answered_at')],
  }),
  describeTable('recent_proofs', {
    kind: 'sessions',
    kept: { with: 'sessions' },
    erased: 'runs-out',
    columns: [secret('sessions', 'proof_hmac'), plain('session_id proved_at')],
  }),
];
