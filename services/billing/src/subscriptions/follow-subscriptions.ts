import { Inject, Injectable } from '@nestjs/common';

import { Failure, type Job, type JobRun, LOG, type Logger } from '@alcancia/server-kit';

import { PayPal } from '../paypal/paypal.client.js';
import { isUnknownToPayPal } from '../paypal/paypal.errors.js';
import { words } from '../words/subscriptions.js';
import { SubscriptionChecks } from './subscription-checks.store.js';
import type { Subscription } from './subscriptions.store.js';
import { UntoldPayments } from './untold-payments.client.js';

/** Asks PayPal what has become of subscriptions and their payments: of those that a webhook told of, and in time of all others. */
@Injectable()
export class FollowSubscriptions implements Job {
  constructor(
    @Inject(LOG) private readonly log: Logger,
    private readonly payPal: PayPal,
    private readonly checks: SubscriptionChecks,
    private readonly payments: UntoldPayments,
  ) {}

  async run(run: JobRun): Promise<void> {
    const due = await run.transaction((work) => this.checks.takeDue(work));
    await Promise.all(due.map((one) => this.follow(run, one)));
  }

  private async follow(run: JobRun, one: Subscription): Promise<void> {
    const { payPalId } = one;
    if (payPalId === null) return;
    try {
      const seen = await this.payPal.read(payPalId);
      const payments = await this.payments.of(run, one, seen);
      const applied = await run.transaction((work) => this.checks.apply(work, one, seen, payments));
      if (applied === 'surplus') await this.payPal.cancel(payPalId, words.replaced);
    } catch (error) {
      if (isUnknownToPayPal(error)) return this.miss(run, one);
      // PayPal is away: the lease runs out, and it is asked again.
      if (error instanceof Failure) return;
      this.log.error({ err: error, subscriptionId: one.id }, 'a subscription could not be followed');
    }
  }

  private async miss(run: JobRun, one: Subscription): Promise<void> {
    const { id: subscriptionId, state } = one;
    if (state !== 'pending_approval') this.log.error({ subscriptionId, state }, 'PayPal knows a subscription no more');
    await run.transaction((work) => this.checks.applyUnknown(work, one));
  }
}
