import { describeTable, personal, plain, secret } from '@alcancia/server-kit';

/** People: a child's profile, an adult's account, and the PIN of either. */
export const profileTables = [
  describeTable('profiles', {
    about: 'id guardian_id',
    kind: 'profile',
    kept: 'with-person',
    // Links, decisions and sessions point at the row.
    erased: 'columns',
    columns: [
      personal('profile', 'display_name birth_month gender country avatar_url palette card_design family_id'),
      personal('account', 'full_name email age relationship_type last_login_at'),
      secret('entry', 'pin_value pin_attempts pin_locked_until pin_lock_count'),
      plain('role theme_sequence pet_sequence created_at updated_at deleted_at version'),
    ],
  }),
];
