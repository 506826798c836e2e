import { describeTable, personal, plain } from '@alcancia/server-kit';

/** How each child's world looks. */
export const worldTables = [
  describeTable('child_themes', {
    about: 'child_id',
    kind: 'profile',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('profile', 'card_design color_theme primary_color accent_color bg_color'),
      plain('family_id created_at updated_at'),
    ],
  }),
];
