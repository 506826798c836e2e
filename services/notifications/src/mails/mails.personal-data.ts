import { after, describeTable, personal, plain } from '@alcancia/server-kit';

import { waitingMailsKeptForMs } from './mails.limits.js';

/** What is to be told by e-mail, until it leaves. */
export const mailTables = [
  describeTable('waiting_mails', {
    about: 'adult_id about_child_id',
    kind: 'mails',
    kept: after('created_at', waitingMailsKeptForMs),
    erased: 'row',
    columns: [personal('mails', 'type message link created_at'), plain('id about_request_id due_at')],
  }),
];
