import { describeTable, personal, plain } from '@alcancia/server-kit';

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
    columns: [personal('guardians', 'role permissions sees_approvals is_active'), plain('family_id sequence')],
  }),
  describeTable('known_adults', {
    about: 'adult_id',
    kind: 'profile',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('profile', 'display_name language_variant'), plain('sequence')],
  }),
  describeTable('known_families', {
    about: 'owner_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('account', 'time_zone money_name'), plain('family_id sequence')],
  }),
];
