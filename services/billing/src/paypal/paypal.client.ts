import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import {
  approvalOf,
  madeAnswer,
  nothing,
  plansAnswer,
  type PayPalSubscription,
  type PayPalTransaction,
  subscriptionAnswer,
  transactionsAnswer,
  verificationAnswer,
} from './paypal-answers.policy.js';
import { PayPalConnection } from './paypal-connection.client.js';
import { isRefusedFor } from './paypal.errors.js';
import { payPalLimits } from './paypal.limits.js';
import type { Transmission } from './webhook-signature.policy.js';

/** What one of our prices is at PayPal. Another amount is another plan there: who has subscribed keeps the price. */
export interface PlanAtPayPal {
  readonly planId: string;
  readonly name: string;
  readonly period: 'monthly' | 'quarterly' | 'semiannual' | 'annual';
  readonly currency: string;
  readonly priceCents: number;
  readonly hasTrial: boolean;
}

/** What somebody is to approve at PayPal. */
export interface ForApproval {
  /** Ours: PayPal's request id, and of a subscription its `custom_id`. */
  readonly id: string;
  readonly payPalPlanId: string;
  readonly brandName: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export interface MadeSubscription {
  readonly id: string;
  readonly status: PayPalSubscription['status'];
  /** Where a person approves it. */
  readonly approvalUrl: string | undefined;
}

const productId = 'ALCANCIA-FAMILIAS';
/** PayPal gives no more of them at once. */
const plansPerPage = 20;
const frequencies = {
  monthly: { interval_unit: 'MONTH', interval_count: 1 },
  quarterly: { interval_unit: 'MONTH', interval_count: 3 },
  semiannual: { interval_unit: 'MONTH', interval_count: 6 },
  annual: { interval_unit: 'YEAR', interval_count: 1 },
} as const;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
const pathOf = (subscriptionId: string, act = ''): string =>
  `/v1/billing/subscriptions/${encodeURIComponent(subscriptionId)}${act}`;

const contextOf = ({ brandName, returnUrl, cancelUrl }: ForApproval) => ({
  brand_name: brandName,
  locale: 'es-ES',
  shipping_preference: 'NO_SHIPPING',
  return_url: returnUrl,
  cancel_url: cancelUrl,
});

/** By what a plan of ours is found again among PayPal's; it stands in the plan's description. */
export const markOf = ({ planId, period, currency, priceCents, hasTrial }: PlanAtPayPal): string =>
  [planId, period, currency, priceCents, hasTrial ? 'con prueba' : 'sin prueba'].join(' · ');

/** PayPal's REST API, as far as we use it. Every call may throw `unavailable` or `PayPalRefusal`. */
@Injectable()
export class PayPal {
  constructor(private readonly connection: PayPalConnection) {}

  /** The id of the plan at PayPal: found, or made. Asked twice it is made once. */
  async keepPlan(plan: PlanAtPayPal): Promise<string> {
    await this.keepProduct();
    const mark = markOf(plan);
    for (let page = 1; ; page += 1) {
      const { plans } = await this.connection.ask({
        method: 'GET',
        path: `/v1/billing/plans?product_id=${productId}&page_size=${plansPerPage}&page=${page}`,
        answer: plansAnswer,
      });
      const known = plans.find(({ description, status }) => description === mark && status === 'ACTIVE');
      if (known) return known.id;
      if (plans.length < plansPerPage) return this.makePlan(plan);
    }
  }

  async create(wanted: ForApproval): Promise<MadeSubscription> {
    const made = await this.connection.ask({
      method: 'POST',
      path: '/v1/billing/subscriptions',
      requestId: wanted.id,
      body: {
        plan_id: wanted.payPalPlanId,
        custom_id: wanted.id,
        application_context: { ...contextOf(wanted), user_action: 'SUBSCRIBE_NOW' },
      },
      answer: subscriptionAnswer,
    });
    return { id: made.id, status: made.status, approvalUrl: approvalOf(made) };
  }

  read(subscriptionId: string): Promise<PayPalSubscription> {
    return this.connection.ask({ method: 'GET', path: pathOf(subscriptionId), answer: subscriptionAnswer });
  }

  /** Another plan of the same product: where a person approves it, if anybody has to. */
  async revise(subscriptionId: string, wanted: ForApproval): Promise<string | undefined> {
    const revised = await this.connection.ask({
      method: 'POST',
      path: pathOf(subscriptionId, '/revise'),
      requestId: wanted.id,
      body: { plan_id: wanted.payPalPlanId, application_context: contextOf(wanted) },
      answer: subscriptionAnswer.pick({ links: true }),
    });
    return approvalOf(revised);
  }

  suspend(subscriptionId: string, reason: string): Promise<'done' | 'not-now'> {
    return this.act(subscriptionId, '/suspend', reason);
  }

  activate(subscriptionId: string, reason: string): Promise<'done' | 'not-now'> {
    return this.act(subscriptionId, '/activate', reason);
  }

  /** `not-now`: it is not approved yet, or has ended already. */
  cancel(subscriptionId: string, reason: string): Promise<'done' | 'not-now'> {
    return this.act(subscriptionId, '/cancel', reason);
  }

  async listTransactions(subscriptionId: string, from: Date, to: Date): Promise<PayPalTransaction[]> {
    const times = new URLSearchParams({ start_time: from.toISOString(), end_time: to.toISOString() });
    const { transactions } = await this.connection.ask({
      method: 'GET',
      path: `${pathOf(subscriptionId, '/transactions')}?${times.toString()}`,
      answer: transactionsAnswer,
    });
    return transactions;
  }

  /** PayPal's own word on a webhook, where its certificate cannot be had. */
  async isSigned(transmission: Transmission, webhookId: string, raw: Buffer): Promise<boolean> {
    const about = JSON.stringify({
      auth_algo: transmission.algorithm,
      cert_url: transmission.certificateUrl,
      transmission_id: transmission.id,
      transmission_sig: transmission.signature,
      transmission_time: transmission.time,
      webhook_id: webhookId,
    });
    const { verification_status: status } = await this.connection.ask({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // The event goes in as it came, for printed anew it would be another one; the caller has read it as JSON.
      json: `${about.slice(0, -1)},"webhook_event":${raw.toString('utf8')}}`,
      answer: verificationAnswer,
    });
    return status === 'SUCCESS';
  }

  private async act(subscriptionId: string, act: string, reason: string): Promise<'done' | 'not-now'> {
    try {
      await this.connection.ask({
        method: 'POST',
        path: pathOf(subscriptionId, act),
        body: { reason },
        answer: nothing,
      });
      return 'done';
    } catch (error) {
      if (isRefusedFor(error, 'SUBSCRIPTION_STATUS_INVALID')) return 'not-now';
      throw error;
    }
  }

  private async keepProduct(): Promise<void> {
    try {
      await this.connection.ask({
        method: 'POST',
        path: '/v1/catalogs/products',
        requestId: productId,
        body: { id: productId, name: 'Alcancía', type: 'SERVICE', category: 'SOFTWARE' },
        answer: madeAnswer,
      });
    } catch (error) {
      if (!isRefusedFor(error, 'DUPLICATE_RESOURCE_IDENTIFIER')) throw error;
    }
  }

  private async makePlan(plan: PlanAtPayPal): Promise<string> {
    const { name, period, currency, priceCents, hasTrial } = plan;
    const price = (cents: number) => ({
      fixed_price: { currency_code: currency, value: (cents / 100).toFixed(2) },
    });
    const trial = {
      tenure_type: 'TRIAL',
      sequence: 1,
      total_cycles: 1,
      frequency: { interval_unit: 'DAY', interval_count: payPalLimits.trialDays },
      pricing_scheme: price(0),
    };
    const regular = {
      tenure_type: 'REGULAR',
      sequence: hasTrial ? 2 : 1,
      total_cycles: 0,
      frequency: frequencies[period],
      pricing_scheme: price(priceCents),
    };
    const { id } = await this.connection.ask({
      method: 'POST',
      path: '/v1/billing/plans',
      requestId: digest(markOf(plan)),
      body: {
        product_id: productId,
        name,
        description: markOf(plan),
        status: 'ACTIVE',
        billing_cycles: hasTrial ? [trial, regular] : [regular],
        payment_preferences: {
          auto_bill_outstanding: true,
          setup_fee_failure_action: 'CANCEL',
          payment_failure_threshold: payPalLimits.failedPayments,
        },
      },
      answer: madeAnswer,
    });
    return id;
  }
}
