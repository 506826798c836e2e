import { Inject } from '@nestjs/common';

import { createPayPalSubscription } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, CONFIG, Handles, LOG, type Logger, notFound, type Steps, UseCase } from '@alcancia/server-kit';

import type { BillingConfig } from '../billing.config.js';
import { PayPal, type PlanAtPayPal } from '../paypal/paypal.client.js';
import { PayPalRefusal } from '../paypal/paypal.errors.js';
import { words } from '../words/subscriptions.js';
import { ownPageIn } from './own-page.policy.js';
import { householdOf } from './payer.policy.js';
import { PayPalPlans } from './paypal-plans.client.js';
import { alreadySubscribed, approvalAddressMissing, subscriptionRefused } from './subscription.errors.js';
import { Subscriptions, type Wanted } from './subscriptions.store.js';

type Input = InputOf<typeof createPayPalSubscription>;

/** 'Suscribirme': the owner is sent to PayPal, to approve one subscription, however often this is tapped. */
@UseCase()
export class CreatePayPalSubscription {
  constructor(
    @Inject(CONFIG) private readonly config: BillingConfig,
    @Inject(LOG) private readonly log: Logger,
    private readonly payPal: PayPal,
    private readonly plans: PayPalPlans,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Handles(createPayPalSubscription)
  async execute(owner: Caller, input: Input, steps: Steps): Promise<OutputOf<typeof createPayPalSubscription>> {
    const wanted = this.wantedBy(owner, input);
    const { id, returnUrl, cancelUrl, ...plan } = await steps.step('reserve', async (work) => {
      const reserved = await this.subscriptions.reserve(work, wanted);
      const { planId, planName, period, currency, priceCents, hasTrial } = reserved;
      const { id: subscriptionId, returnUrl: back, cancelUrl: away } = reserved;
      const name = words.planName(planName, period);
      return {
        id: subscriptionId,
        returnUrl: back,
        cancelUrl: away,
        planId,
        name,
        period,
        currency,
        priceCents,
        hasTrial,
      };
    });
    // Not kept as a step: a repeat with the same id makes nothing new, and gets the address that holds now.
    const made = await this.makeAtPayPal(steps, plan, { id, returnUrl, cancelUrl });
    const isPending = made.status === 'APPROVAL_PENDING';
    if (isPending && made.approvalUrl === undefined) throw approvalAddressMissing();
    await steps.step('name', (work) => this.subscriptions.name(work, id, made.id));
    if (!isPending || made.approvalUrl === undefined) throw alreadySubscribed();
    return { approvalUrl: made.approvalUrl };
  }

  private wantedBy(owner: Caller, { consentStub, userId, ...input }: Input): Wanted {
    // Somebody else's account is none that this caller could subscribe for.
    if (userId !== owner.userId) throw notFound();
    const familyId = householdOf(owner);
    const { consent_text: text, consent_captured_at: capturedAt, consent_version: version } = consentStub;
    return {
      familyId,
      adultId: owner.userId,
      planId: input.planId,
      period: input.period,
      currency: input.currency,
      consent: { text, capturedAt, version },
      returnUrl: ownPageIn(input, 'returnUrl', this.config.PUBLIC_ORIGIN),
      cancelUrl: ownPageIn(input, 'cancelUrl', this.config.PUBLIC_ORIGIN),
    };
  }

  private async makeAtPayPal(
    steps: Steps,
    plan: PlanAtPayPal,
    about: { readonly id: string; readonly returnUrl: string; readonly cancelUrl: string },
  ) {
    try {
      const payPalPlanId = await this.plans.idOf(steps, plan);
      return await this.payPal.create({ ...about, payPalPlanId, brandName: words.brand });
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      this.log.error({ reason: error.message, subscriptionId: about.id }, 'PayPal refused a subscription');
      await this.plans.forget(steps, plan);
      await steps.step('give-up', (work) => this.subscriptions.giveUp(work, about.id));
      throw subscriptionRefused();
    }
  }
}
