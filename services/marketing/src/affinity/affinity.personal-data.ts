import { after, describeTable, notPersonal, personal, plain, secret } from '@alcancia/server-kit';

/** A year of answers can be compared with the year before, in ms. */
const keptMs = 395 * 86_400_000;

export const affinityTables = [
  notPersonal(
    'family_affinity_tests',
    `id edition title subtitle is_active analytics_enabled questions ranges cta_config ab_test_config created_at
     updated_at version`,
  ),
  describeTable('family_affinity_results', {
    about: 'user_id',
    kind: 'account',
    kept: after('created_at', keptMs),
    erased: 'columns',
    // Without the account the answers are a visitor's again: nobody's (G38).
    forgets: { user_id: 'set user_id = null' },
    columns: [
      personal('account', 'answers percentage range_label time_taken_seconds created_at'),
      secret('account', 'session_hmac device_info'),
      plain('id test_id ab_variant'),
    ],
  }),
  notPersonal(
    'family_affinity_analytics',
    'id test_id session_hmac event_type event_data ab_variant created_at',
    after('created_at', keptMs),
  ),
];
