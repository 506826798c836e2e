import { Inject } from '@nestjs/common';

import { reviseSubscription } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, CONFIG, Handles, LOG, type Logger, notFound, type Steps, UseCase } from '@alcancia/server-kit';

import type { BillingConfig } from '../billing.config.js';
import { PayPal } from '../paypal/paypal.client.js';
import { PayPalRefusal } from '../paypal/paypal.errors.js';
import { words } from '../words/subscriptions.js';
import { ownPageIn } from './own-page.policy.js';
import { PayPalPlans } from './paypal-plans.client.js';
import { type PlanChange, PlanChanges } from './plan-changes.store.js';
import { subscriptionNotChangeable, subscriptionRefused } from './subscription.errors.js';
import { SubscriptionChecks } from './subscription-checks.store.js';
import { type Subscription, Subscriptions } from './subscriptions.store.js';

type Input = InputOf<typeof reviseSubscription>;

/** 'Cambiar a este plan': the owner approves it at PayPal, and until then everything stays as it is (G29). */
@UseCase()
export class ReviseSubscription {
  constructor(
    @Inject(CONFIG) private readonly config: BillingConfig,
    @Inject(LOG) private readonly log: Logger,
    private readonly payPal: PayPal,
    private readonly plans: PayPalPlans,
    private readonly changes: PlanChanges,
    private readonly checks: SubscriptionChecks,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Handles(reviseSubscription)
  async execute(owner: Caller, input: Input, steps: Steps): Promise<OutputOf<typeof reviseSubscription>> {
    const { subscriptionId, planId, period, consentStub } = input;
    const one = await this.subscriptions.find(steps.em, subscriptionId);
    if (!one || one.familyId !== owner.session.familyId) throw notFound();
    const { payPalId } = one;
    if (payPalId === null) throw subscriptionNotChangeable();
    const pages = {
      returnUrl: ownPageIn(input, 'returnUrl', this.config.PUBLIC_ORIGIN),
      cancelUrl: ownPageIn(input, 'cancelUrl', this.config.PUBLIC_ORIGIN),
    };
    const { consent_text: text, consent_captured_at: capturedAt, consent_version: version } = consentStub;
    const wanted = { subscriptionId, adultId: owner.userId, planId, period, consent: { text, capturedAt, version } };
    const change = await steps.step('reserve', (work) => this.changes.reserve(work, wanted, one.familyId));
    // Not kept as a step: a repeat with the same id changes nothing more, and gets the address that holds now.
    const approvalUrl = await this.reviseAtPayPal(steps, { ...one, payPalId }, change, pages);
    if (approvalUrl !== undefined) return { approvalUrl };
    // PayPal asked nobody: the plan is another one already.
    const seen = await this.payPal.read(payPalId);
    await steps.step('settle', (work) => this.checks.applyOwnAct(work, one, seen));
    return { approvalUrl: null };
  }

  private async reviseAtPayPal(
    steps: Steps,
    { id: subscriptionId, payPalId, currency, hasTrial }: Subscription & { readonly payPalId: string },
    { id, planId, planName, period, priceCents }: PlanChange,
    pages: { readonly returnUrl: string; readonly cancelUrl: string },
  ): Promise<string | undefined> {
    const plan = { planId, name: words.planName(planName, period), period, currency, priceCents, hasTrial };
    try {
      const payPalPlanId = await this.plans.idOf(steps, plan);
      // Before PayPal hears of it: what is approved there is known here, whatever becomes of this request.
      await steps.step('name', (work) => this.changes.name(work, { id, subscriptionId }, payPalPlanId));
      return await this.payPal.revise(payPalId, { id, payPalPlanId, brandName: words.brand, ...pages });
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      this.log.error({ reason: error.message, subscriptionId }, 'PayPal refused another plan');
      await this.plans.forget(steps, plan);
      throw subscriptionRefused();
    }
  }
}
