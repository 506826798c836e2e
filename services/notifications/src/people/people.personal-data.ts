import { describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

/** What must be known of others to tell them something. */
export const peopleTables = [
  describeTable('known_children', {
    about: 'child_id',
    kind: 'profile',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('profile', 'display_name'), plain('sequence')],
  }),
  describeTable('known_guardians', {
    about: 'child_id adult_id',
    kind: 'guardians',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('guardians', 'sees_approvals is_active'), plain('sequence')],
  }),
  describeTable('known_adults', {
    about: 'adult_id',
    kind: 'profile',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('profile', 'display_name'), plain('sequence')],
  }),
  notPersonal('known_families', 'family_id money_name sequence'),
];
