import { dataKinds } from '@alcancia/contracts/privacy';
import { after, describeTable, personal, plain } from '@alcancia/server-kit';

const dayMs = 24 * 60 * 60_000;

/** Who of those who run the product looked at whose family. What was looked at stands in the audit log, by ids. */
export const supportTables = [
  describeTable('support_accesses', {
    about: 'owner_id administrator_id',
    kind: 'sessions',
    kept: after('ends_at', dataKinds.sessions.days * dayMs),
    erased: 'row',
    columns: [personal('sessions', 'reason opened_at ends_at ended_at looks'), plain('id session_id family_id')],
  }),
];
