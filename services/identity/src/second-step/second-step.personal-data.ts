import { after, describeTable, personal, plain, secret } from '@alcancia/server-kit';

const dayMs = 24 * 60 * 60_000;

/** What an account asks beside the password; secrets sealed, recovery codes as fingerprints (G27). */
export const secondStepTables = [
  describeTable('totp_factors', {
    about: 'adult_id',
    kind: 'entry',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('entry', 'confirmed_at'),
      secret('entry', 'secret_sealed candidate_sealed'),
      plain('last_step last_intent candidate_at'),
    ],
  }),
  describeTable('recovery_codes', {
    about: 'adult_id',
    kind: 'entry',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('entry', 'used_at'), secret('entry', 'code_hmac'), plain('used_by made_by')],
  }),
  describeTable('passkeys', {
    about: 'adult_id',
    kind: 'entry',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('entry', 'name created_at last_used_at'),
      secret('entry', 'credential_id public_key'),
      plain('sign_count transports added_by'),
    ],
  }),
  describeTable('passkey_challenges', {
    about: 'adult_id',
    kind: 'security',
    kept: after('expires_at', dayMs),
    erased: 'row',
    columns: [secret('security', 'challenge_hmac'), plain('purpose expires_at used_by')],
  }),
];
