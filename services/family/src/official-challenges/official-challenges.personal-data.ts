import { notPersonal } from '@alcancia/server-kit';

export const officialChallengeTables = [
  notPersonal(
    'official_challenges',
    'id title description emoji metric target mode days steps prize from_age to_age is_active sort_order version',
  ),
];
