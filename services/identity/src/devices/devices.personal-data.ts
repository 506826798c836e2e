import { describeTable, personal, plain, secret } from '@alcancia/server-kit';

/** On which devices a child may enter. */
export const deviceTables = [
  describeTable('devices', {
    about: 'authorized_by',
    kind: 'entry',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('entry', 'name type user_agent screen last_seen_at revoked_at created_at'),
      secret('entry', 'fingerprint_hmac'),
      plain('id family_id updated_at version'),
    ],
  }),
  describeTable('device_authorizations', {
    about: 'child_id authorized_by',
    kind: 'entry',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('entry', 'authorized_at last_seen_at revoked_at'), plain('device_id')],
  }),
];
