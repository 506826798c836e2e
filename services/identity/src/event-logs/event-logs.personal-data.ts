import { after, describeTable, personal, plain } from '@alcancia/server-kit';

const dayMs = 86_400_000;

/** Sign-ins that failed, with a masked e-mail (G52). */
export const eventLogTables = [
  describeTable('event_logs', {
    about: 'actor_id',
    kind: 'security',
    kept: after('created_at', 30 * dayMs),
    erased: 'row',
    columns: [personal('security', 'meta'), plain('id type created_at')],
  }),
];
