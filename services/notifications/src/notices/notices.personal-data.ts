import { after, describeTable, personal, plain } from '@alcancia/server-kit';

import { keptForMs } from './notices.limits.js';

/** What people were told. */
export const noticeTables = [
  describeTable('notification_logs', {
    about: 'recipient_id',
    kind: 'notices',
    kept: after('created_at', keptForMs),
    erased: 'row',
    columns: [personal('notices', 'type payload status created_at'), plain('id about_request_id')],
  }),
];
