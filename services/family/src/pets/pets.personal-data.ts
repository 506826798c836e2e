import { describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

/** Which companion each child has, of those that there are. */
export const petTables = [
  describeTable('child_active_pet', {
    about: 'child_id',
    kind: 'profile',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('profile', 'active_kit_id'), plain('family_id created_at updated_at')],
  }),
  notPersonal('pet_kits', 'id row_id display_name category min_level preview_image_url is_active sort_order version'),
];
