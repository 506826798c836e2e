import { describeTable, personal, plain, secret } from '@alcancia/server-kit';

/** People: a child's profile, an adult's account, and the PIN of either. */
export const profileTables = [
  describeTable('profiles', {
    about: 'id guardian_id',
    kind: 'profile',
    kept: 'with-person',
    // Links, decisions and sessions point at the row.
    erased: 'columns',
    forgets: {
      id: [
        'delete from {schema}.mails where recipient = (select email from {schema}.profiles where id = :person)',
        `delete from {schema}.guardianship_invites
         where invited_email = (select email from {schema}.profiles where id = :person)`,
        `set display_name = null, birth_month = null, gender = null, country = null, avatar_url = null, palette = null,
           card_design = null, family_id = null, full_name = null, email = null, age = null, relationship_type = null,
           language_variant = null, last_login_at = null, locked_at = null, lock_reason = null, guardian_id = null, pin_value = null, pin_attempts = 0, pin_locked_until = null,
           pin_lock_count = 0, deleted_at = coalesce(deleted_at, :now), updated_at = :now`,
      ],
      guardian_id: 'set guardian_id = null',
    },
    columns: [
      personal('profile', 'display_name birth_month gender country avatar_url palette card_design family_id'),
      personal('account', 'full_name email age relationship_type language_variant last_login_at locked_at lock_reason'),
      secret('entry', 'pin_value pin_attempts pin_locked_until pin_lock_count'),
      plain('role must_change_password theme_sequence pet_sequence created_at updated_at deleted_at version'),
    ],
  }),
];
