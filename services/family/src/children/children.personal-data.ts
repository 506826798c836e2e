import { describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

/** What the screens of this service show of identity's people. */
export const knownPeopleTables = [
  describeTable('known_children', {
    about: 'child_id',
    kind: 'profile',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('profile', 'display_name avatar palette'), plain('family_id sequence needs_achievements')],
  }),
  describeTable('known_adults', {
    about: 'adult_id',
    kind: 'profile',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('profile', 'display_name'), plain('sequence')],
  }),
  notPersonal('known_families', 'family_id time_zone money_name sequence'),
];
