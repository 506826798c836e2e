import { describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

/** The catalogue, and what each child has earned of it. */
export const achievementTables = [
  notPersonal(
    'achievements',
    'id code name description category rarity metric within threshold coins_cents is_secret is_active sort_order version',
  ),
  describeTable('child_achievements', {
    about: 'child_id',
    kind: 'savings',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('savings', 'achievement_id progress earned_at seen_at'), plain('id')],
  }),
];
