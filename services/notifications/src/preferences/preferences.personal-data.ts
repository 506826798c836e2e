import { describeTable, personal, plain } from '@alcancia/server-kit';

/** What each adult chose to be told of, and when. */
export const preferenceTables = [
  describeTable('notification_preferences', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('account', 'type channel is_on'), plain('changed_at')],
  }),
  describeTable('quiet_hours', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('account', 'is_on from_time until_time'), plain('changed_at')],
  }),
];
