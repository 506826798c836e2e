import { describeTable, notPersonal, plain } from '@alcancia/server-kit';

export const planTables = [
  notPersonal(
    'plans',
    `id name slug description features is_featured featured_badge_text featured_order pricing_order base_currency
     show_in_pricing status max_children max_guardians max_devices limits_version created_at updated_at
     version`,
  ),
  notPersonal('plan_prices', 'id plan_id period currency price_cents discount_percent is_active'),
  describeTable('family_plans', {
    about: 'owner_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [plain('family_id time_zone plan_id since sequence told_version')],
  }),
];
