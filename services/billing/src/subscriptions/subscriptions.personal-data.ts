import { after, describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

import { subscriptionLimits } from './subscription.limits.js';

/** Who subscribed, for how much, and to which words they agreed. Who paid at PayPal is PayPal's to know. */
export const subscriptionTables = [
  describeTable('subscriptions', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal(
        'account',
        `period currency price_cents state trial_ends_at paid_until consent_text consent_captured_at consent_version
         cancel_reason created_at`,
      ),
      plain(
        `id family_id plan_id has_trial is_current paypal_id return_url cancel_url failing_since next_check_at check_no
         held_plan_id held_until failed_checks reminded_at updated_at`,
      ),
    ],
  }),
  describeTable('plan_changes', {
    about: 'adult_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    columns: [
      personal('account', 'period price_cents consent_text consent_captured_at consent_version created_at applied_at'),
      plain('id subscription_id plan_id paypal_plan_id'),
    ],
  }),
  notPersonal('used_trials', 'family_id used_at'),
  notPersonal('paypal_plans', 'mark paypal_plan_id created_at'),
  notPersonal(
    'paypal_webhooks',
    'event_id event_type paypal_id subscription_id told_at received_at times applied_at',
    after('received_at', subscriptionLimits.webhooksKeptMs),
  ),
];
