import { notPersonal } from '@alcancia/server-kit';

/** What visitors are shown is written by those who run the product, about nobody. */
export const landingTables = [
  notPersonal(
    'landing_pages',
    `id slug title meta_description og_image is_main_landing status hero_config auth_cta_config sections pricing_visible
     pricing_selected_plans social_share_config created_at updated_at published_at version`,
  ),
];
