import { describeTable, personal, plain } from '@alcancia/server-kit';

/** The household of an adult. */
export const householdTables = [
  describeTable('families', {
    about: 'owner_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('account', 'time_zone money_name'), plain('id created_at updated_at version')],
  }),
];
