import { after, describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

import { invoiceLimits } from './invoice.limits.js';

/** What was paid. The law wants invoices kept when the account is gone: then they name nobody. */
export const invoiceTables = [
  describeTable('invoices', {
    about: 'adult_id',
    kind: 'account',
    kept: after('issued_at', invoiceLimits.keptMs),
    erased: 'columns',
    forgets: { adult_id: 'set adult_id = null' },
    columns: [
      personal(
        'account',
        'year place plan_name period currency total_cents tax_name tax_rate tax_cents paid_at issued_at',
      ),
      plain('id subscription_id transaction_id issuer_name issuer_tax_id issuer_address'),
    ],
  }),
  notPersonal('invoice_numbers', 'year last_place'),
  notPersonal('invoice_issuer', 'is_only legal_name tax_id address tax_name tax_rate'),
  // By ids of the payment service alone: whose payment it was is said by its invoice.
  notPersonal('refunds', 'refund_id transaction_id cents heard_at told_at'),
];
