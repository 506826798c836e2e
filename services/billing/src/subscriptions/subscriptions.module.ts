import { Feature } from '@alcancia/server-kit';

import { InvoicesModule } from '../invoices/invoices.module.js';
import { PayPalModule } from '../paypal/paypal.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { CancelBeforeErasure } from './cancel-before-erasure.js';
import { CancelSubscription } from './cancel-subscription.js';
import { CreatePayPalSubscription } from './create-paypal-subscription.js';
import { FollowSubscriptions } from './follow-subscriptions.js';
import { PayPalPlans } from './paypal-plans.client.js';
import { PlanChanges } from './plan-changes.store.js';
import { PayPalWebhooks } from './paypal-webhooks.store.js';
import { ReadSubscription } from './read-subscription.js';
import { ReceivePayPalWebhook } from './receive-paypal-webhook.js';
import { RemindOfEndingTrials } from './remind-of-ending-trials.js';
import { ReviseSubscription } from './revise-subscription.js';
import { subscriptionLimits } from './subscription.limits.js';
import { SubscriptionChecks } from './subscription-checks.store.js';
import { SubscriptionTurns } from './subscription-turns.store.js';
import { subscriptionTables } from './subscriptions.personal-data.js';
import { Subscriptions } from './subscriptions.store.js';
import { UntoldPayments } from './untold-payments.client.js';

/** What a family has subscribed to, from 'Suscribirme' to the end of what is paid (G29). */
@Feature({
  imports: [InvoicesModule, PayPalModule, PlansModule],
  useCases: [CancelSubscription, CreatePayPalSubscription, ReadSubscription, ReceivePayPalWebhook, ReviseSubscription],
  jobs: [{ name: 'follow-subscriptions', everyMs: 1_000, run: FollowSubscriptions }],
  schedules: [
    { name: 'remind-of-ending-trials', everyMs: subscriptionLimits.remindersEveryMs, run: RemindOfEndingTrials },
  ],
  providers: [
    CancelBeforeErasure,
    PayPalPlans,
    PayPalWebhooks,
    PlanChanges,
    SubscriptionChecks,
    Subscriptions,
    SubscriptionTurns,
    UntoldPayments,
  ],
  keeps: subscriptionTables,
})
export class SubscriptionsModule {}
