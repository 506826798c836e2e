import { after, describeTable, notPersonal, personal, plain, secret } from '@alcancia/server-kit';

import { erasureLimits } from './erasure.limits.js';

/** That somebody is to be erased, or was. */
export const erasureTables = [
  describeTable('erasures', {
    about: 'person_id asked_by told',
    kind: 'profile',
    kept: after('updated_at', erasureLimits.keptMs, `state in ('done', 'cancelled')`),
    // Until it is done the row is what carries it on; what names somebody in it goes then.
    erased: 'runs-out',
    columns: [
      personal('profile', 'asked_at due_at'),
      secret('profile', 'last_address'),
      plain('id person_role state closed_at begun_at done_at updated_at account_erasure_id offer_id'),
    ],
  }),
  notPersonal('erasure_parts', 'erasure_id service confirmed_at', { with: 'erasures' }),
];
