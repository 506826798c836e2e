import { notPersonal } from '@alcancia/server-kit';

/** What visitors are shown is written by those who run the product, about nobody. */
export const landingTables = [
  notPersonal(
    'landing_pages',
    `id slug title meta_description og_image is_main_landing status hero_config auth_cta_config sections pricing_visible
     pricing_selected_plans social_share_config created_at updated_at published_at version draft draft_slug`,
  ),
  notPersonal('landing_versions', 'id landing_id number slug content published_at'),
  notPersonal('landing_former_slugs', 'id slug landing_id left_at'),
];
