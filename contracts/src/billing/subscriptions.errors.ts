import { defineErrors } from '../define-errors.js';

export const subscriptionErrors = defineErrors({
  payments_closed: 'conflict',
  plan_not_for_sale: 'conflict',
  currency_not_charged: 'conflict',
  already_subscribed: 'conflict',
  subscription_runs_on: 'conflict',
  approval_address_missing: 'conflict',
  subscription_refused: 'conflict',
  subscription_not_cancellable: 'conflict',
  subscription_not_changeable: 'conflict',
  plan_unchanged: 'conflict',
  free_plan_stays: 'conflict',
});
