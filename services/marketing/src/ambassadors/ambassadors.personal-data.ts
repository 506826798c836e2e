import { visitHoldsDays } from '@alcancia/contracts/marketing';
import { after, describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

const dayMs = 86_400_000;

/** Who brings families and what is paid for it. The books outlive an account, and then name nobody. */
export const ambassadorTables = [
  describeTable('ambassadors', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'columns',
    forgets: { adult_id: `set adult_id = null, payout_method = '', status = 'suspendido'` },
    columns: [
      personal('account', 'code status commission_percent payout_method terms_at applied_at visits'),
      plain('id flagged_visits version'),
    ],
  }),
  notPersonal(
    'ambassador_visits',
    'visitor_hash ambassador_id landing network_hash is_flagged visited_at',
    after('visited_at', visitHoldsDays * dayMs),
  ),
  describeTable('referrals', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'columns',
    forgets: { adult_id: 'set adult_id = null' },
    columns: [personal('account', 'state linked_at'), plain('id ambassador_id is_flagged')],
  }),
  describeTable('payouts', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'columns',
    forgets: { adult_id: 'set adult_id = null' },
    columns: [personal('account', 'currency amount_cents paid_at'), plain('id ambassador_id month')],
  }),
  describeTable('commissions', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'columns',
    forgets: { adult_id: 'set adult_id = null' },
    columns: [
      personal('account', 'kind currency amount_cents created_at ripens_at cancelled_at'),
      plain('id ambassador_id payment payout_id'),
    ],
  }),
  describeTable('household_ties', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [plain('family_id since')],
  }),
];
