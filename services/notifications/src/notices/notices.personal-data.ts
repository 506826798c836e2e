import { after, describeTable, personal, plain } from '@alcancia/server-kit';

import { keptForMs } from './notices.limits.js';

/** What people were told. */
export const noticeTables = [
  describeTable('notification_logs', {
    about: 'recipient_id people',
    readBy: 'recipient_id',
    kind: 'notices',
    kept: after('created_at', keptForMs),
    erased: 'row',
    forgets: { people: 'delete from {schema}.notification_logs where :person = any(people)' },
    columns: [personal('notices', 'type payload status is_silent created_at'), plain('id about_request_id')],
  }),
];
