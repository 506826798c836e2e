import { describeTable, personal, plain, secret } from '@alcancia/server-kit';

/** On which devices a child may enter. */
export const deviceTables = [
  describeTable('devices', {
    about: 'authorized_by',
    kind: 'entry',
    kept: 'with-person',
    erased: 'row',
    // It is the household's; of an erased adult the row of profiles says nothing any more.
    forgets: { authorized_by: [] },
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
    forgets: {
      child_id: [
        // A device on which nobody else may enter goes with the child: its name may be the child's.
        `update {schema}.sessions s set device_id = null
         where exists (select 1 from {schema}.device_authorizations a where a.device_id = s.device_id and a.child_id = :person)
           and not exists (select 1 from {schema}.device_authorizations a where a.device_id = s.device_id and a.child_id <> :person)`,
        'delete from {schema}.device_authorizations where child_id = :person',
        `delete from {schema}.devices d
         where not exists (select 1 from {schema}.device_authorizations a where a.device_id = d.id)
           and not exists (select 1 from {schema}.sessions s where s.device_id = d.id)`,
      ],
      authorized_by: [],
    },
    columns: [personal('entry', 'authorized_at last_seen_at revoked_at'), plain('device_id')],
  }),
];
