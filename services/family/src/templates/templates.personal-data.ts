import { notPersonal } from '@alcancia/server-kit';

export const templateTables = [
  notPersonal(
    'activity_templates',
    'id title emoji category time_of_day points coins_cents schedule from_age to_age is_active sort_order version',
  ),
];
