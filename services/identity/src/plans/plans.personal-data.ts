import { notPersonal } from '@alcancia/server-kit';

export const planTables = [
  notPersonal('plan_limits', 'family_id plan_name max_children max_guardians max_devices updated_at sequence'),
];
