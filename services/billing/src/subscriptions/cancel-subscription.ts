import { cancelSubscription } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, notFound, type Steps, UseCase } from '@alcancia/server-kit';

import { PayPal } from '../paypal/paypal.client.js';
import { words } from '../words/subscriptions.js';
import { subscriptionNotCancellable } from './subscription.errors.js';
import { isLiving } from './subscription-state.policy.js';
import { SubscriptionChecks } from './subscription-checks.store.js';
import { Subscriptions } from './subscriptions.store.js';

type Output = OutputOf<typeof cancelSubscription>;

/** 'Cancelar suscripción': PayPal charges nothing more, and the plan holds until what is paid is over (G29). */
@UseCase()
export class CancelSubscription {
  constructor(
    private readonly payPal: PayPal,
    private readonly checks: SubscriptionChecks,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Handles(cancelSubscription)
  async execute(
    owner: Caller,
    { subscriptionId, reason }: InputOf<typeof cancelSubscription>,
    steps: Steps,
  ): Promise<Output> {
    const one = await this.subscriptions.find(steps.em, subscriptionId);
    if (!one || one.familyId !== owner.session.familyId) throw notFound();
    if (await steps.hasDone('settle')) return this.stateOf(steps, subscriptionId);
    const { payPalId } = one;
    if (payPalId === null || !isLiving(one.state)) throw subscriptionNotCancellable();
    if (reason !== undefined) await steps.step('reason', (work) => this.subscriptions.keepReason(work, one.id, reason));
    await this.payPal.cancel(payPalId, words.cancelledByFamily);
    const seen = await this.payPal.read(payPalId);
    await steps.step('settle', (work) => this.checks.applyOwnAct(work, one, seen));
    return this.stateOf(steps, subscriptionId);
  }

  private async stateOf({ em }: Steps, id: string): Promise<Output> {
    const now = await this.subscriptions.find(em, id);
    if (!now) throw notFound();
    return { state: now.state, paidUntil: now.paidUntil?.toISOString() ?? null };
  }
}
