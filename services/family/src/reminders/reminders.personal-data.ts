import { describeTable, plain } from '@alcancia/server-kit';

/** Which requests were called to mind; who asked stands in the request. */
export const reminderTables = [
  describeTable('request_reminders', {
    kind: 'work',
    kept: { with: 'approval_requests' },
    erased: 'row',
    columns: [plain('request_id round hours reminded_at')],
  }),
];
