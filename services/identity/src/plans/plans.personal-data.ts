import { describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

export const planTables = [
  notPersonal('plan_limits', 'family_id plan_name max_children max_guardians max_devices updated_at sequence'),
  describeTable('beyond_plan', {
    about: 'profile_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('account', 'since'), plain('family_id')],
  }),
];
