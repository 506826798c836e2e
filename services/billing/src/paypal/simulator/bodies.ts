import type { Books, KeptSubscription } from './books.js';

/** Where a person approves. */
export const approvalAddress = (approveAt: string, token: string): string =>
  `${approveAt}/webapps/billing/subscriptions?ba_token=${token}`;

/** A subscription as PayPal shows it, with a person in it whose data nobody may keep. */
export function subscriptionBody(one: KeptSubscription, books: Books, address: string, approveAt: string) {
  const last = one.payments.at(-1);
  const self = `${address}/v1/billing/subscriptions/${one.id}`;
  const approve = approvalAddress(approveAt, one.approvalToken);
  return {
    id: one.id,
    status: one.status,
    plan_id: one.planId,
    custom_id: one.customId,
    quantity: '1',
    plan_overridden: false,
    create_time: one.createdAt,
    ...(one.startedAt === null ? {} : approved(one, books, last)),
    links: [
      ...(one.status === 'APPROVAL_PENDING' ? [{ href: approve, rel: 'approve', method: 'GET' }] : []),
      { href: self, rel: 'edit', method: 'PATCH' },
      { href: self, rel: 'self', method: 'GET' },
    ],
  };
}

function approved(one: KeptSubscription, books: Books, last: KeptSubscription['payments'][number] | undefined) {
  const hasTrial = (books.plan(one.planId)?.trialDays ?? 0) > 0;
  const regular = { tenure_type: 'REGULAR', sequence: hasTrial ? 2 : 1, cycles_completed: one.periods };
  const trial = { tenure_type: 'TRIAL', sequence: 1, cycles_completed: 1, cycles_remaining: 0, total_cycles: 1 };
  return {
    start_time: one.startedAt,
    subscriber: {
      email_address: 'persona@paypal.example',
      payer_id: 'PAYERSIMULATED',
      name: { given_name: 'Persona', surname: 'Simulada' },
    },
    billing_info: {
      outstanding_balance: { currency_code: books.plan(one.planId)?.currency ?? 'USD', value: '0.0' },
      cycle_executions: [...(hasTrial ? [trial] : []), { ...regular, cycles_remaining: 0, total_cycles: 0 }],
      failed_payments_count: one.failedPayments,
      ...(last ? { last_payment: { amount: { currency_code: last.currency, value: last.value }, time: last.at } } : {}),
      ...(one.nextBillingAt === null ? {} : { next_billing_time: one.nextBillingAt }),
      ...(one.lastFailureAt === null
        ? {}
        : { last_failed_payment: { time: one.lastFailureAt, reason_code: 'PAYMENT_DENIED' } }),
    },
  };
}

/** A webhook as PayPal writes it; a sale is told in an older form than a subscription. */
export function eventBody(id: string, type: string, at: Date, one: KeptSubscription, subscription: object) {
  const last = one.payments.at(-1);
  const isSale = type.startsWith('PAYMENT.SALE.');
  const isBack = type === 'PAYMENT.SALE.REFUNDED' || type === 'PAYMENT.SALE.REVERSED';
  const sale = {
    id: last?.id,
    state: 'completed',
    billing_agreement_id: one.id,
    custom: one.customId,
    amount: { total: last?.value, currency: last?.currency },
  };
  // It has an id of its own, and does not say to which agreement the sale belongs.
  const refund = {
    id: `R${last?.id}`,
    sale_id: last?.id,
    state: 'completed',
    custom: one.customId,
    amount: { total: `-${last?.value}`, currency: last?.currency },
  };
  const ofSale = isBack ? refund : sale;
  return {
    id,
    event_version: '1.0',
    create_time: at.toISOString(),
    resource_type: isBack ? 'refund' : isSale ? 'sale' : 'subscription',
    ...(isSale ? {} : { resource_version: '2.0' }),
    event_type: type,
    summary: type,
    resource: isSale ? ofSale : subscription,
    links: [],
  };
}
