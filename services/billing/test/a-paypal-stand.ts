import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import {
  cancelSubscription,
  createPayPalSubscription,
  listPlans,
  type PlanCurrency,
  type PlanPeriod,
  readOwnPlan,
  readSubscription,
  receivePayPalWebhook,
} from '@alcancia/contracts/billing';
import type { AskOf } from '@alcancia/contracts/define';
import { familyChanged } from '@alcancia/contracts/identity';
import { anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { billing } from '../src/billing.service.js';
import type { KeptSubscription, KeptWebhook } from '../src/paypal/simulator/books.js';
import { Signer } from '../src/paypal/simulator/certificates.js';
import { certificateHost, PayPalSimulator } from '../src/paypal/simulator/paypal-simulator.js';

export type { KeptSubscription, Status } from '../src/paypal/simulator/books.js';
export type { Fault } from '../src/paypal/simulator/faults.js';

export const dayMs = 86_400_000;
const origin = 'http://localhost:3000';
const clientSecret = 'a secret of the tests';
/** Signs as PayPal's certificate would that is made out to the same host; each has an authority of its own. */
export const aSigner = (): Signer => new Signer(certificateHost);
const signer = aSigner();

export interface Choice {
  readonly slug?: string;
  readonly period?: PlanPeriod;
  readonly currency?: PlanCurrency;
  readonly key?: string;
  readonly changes?: Partial<AskOf<typeof createPayPalSubscription>>;
}

/** What a sender may have done to a webhook on its way. */
export interface Altered {
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/** The billing service beside a simulated PayPal, with a household whose owner subscribes. */
export class PayPalStand {
  private constructor(
    readonly service: TestService,
    readonly payPal: PayPalSimulator,
  ) {}

  static async open(): Promise<PayPalStand> {
    const started: { service?: TestService } = {};
    const now = () => started.service?.clock.now() ?? new Date();
    const payPal = await PayPalSimulator.start({ clientId: 'alcancia', clientSecret, signer, now });
    const service = await bootService(billing, { env: { ...payPal.settings, PUBLIC_ORIGIN: origin } });
    started.service = service;
    return new PayPalStand(service, payPal);
  }

  /** The owner of a household of which identity has told. */
  async anOwner(): Promise<CallerShape> {
    const owner = anAdult();
    const about = { timeZone: 'America/Mexico_City', moneyName: 'Monedas' };
    await this.service.tell(familyChanged, { familyId: owner.familyId!, ownerId: owner.adultId, ...about });
    return owner;
  }

  /** What the plan of this owner's family is called. */
  async plan(owner: CallerShape): Promise<string | undefined> {
    return (await this.service.ask(readOwnPlan, owner, {})).plan?.slug;
  }

  async planId(slug = 'familia'): Promise<string> {
    const { plans } = await this.service.ask(listPlans, null, {});
    return plans.find((plan) => plan.slug === slug)!.id;
  }

  async wish(owner: CallerShape, { slug, period = 'annual', currency = 'MXN', changes = {} }: Choice = {}) {
    return {
      planId: await this.planId(slug),
      period,
      currency,
      userId: owner.adultId,
      guestCheckout: false as const,
      consentStub: {
        consent_text: 'Acepto la suscripción.',
        consent_captured_at: '2026-11-23T12:00:00.000Z',
        consent_version: '1.0' as const,
      },
      returnUrl: `${origin}/subscription/success`,
      cancelUrl: '/pricing',
      ...changes,
    };
  }

  /** 'Suscribirme': where it is approved. */
  async subscribe(owner: CallerShape, choice: Choice = {}): Promise<string> {
    const wish = await this.wish(owner, choice);
    const options = { key: choice.key ?? v7() };
    return (await this.service.ask(createPayPalSubscription, owner, wish, options)).approvalUrl;
  }

  /** Clicks 'Aceptar' or 'Cancelar' on PayPal's page; where it leads back to. */
  async answerAt(approvalUrl: string, answer: 'accept' | 'cancel' = 'accept'): Promise<string> {
    const url = new URL(approvalUrl);
    url.hostname = '127.0.0.1';
    const body = new URLSearchParams({ ba_token: url.searchParams.get('ba_token')!, answer });
    const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
    return response.headers.get('location') ?? `status ${response.status}`;
  }

  /** A household that has subscribed and approved, and of whose webhooks nobody has heard yet. */
  async approved(choice: Choice = {}) {
    const owner = await this.anOwner();
    await this.answerAt(await this.subscribe(owner, choice));
    const atPayPal = await this.atPayPal(owner);
    return { owner, atPayPal };
  }

  async read(owner: CallerShape) {
    return this.service.ask(readSubscription, owner, {});
  }

  async state(owner: CallerShape): Promise<string | undefined> {
    return (await this.read(owner)).subscription?.state;
  }

  async cancel(owner: CallerShape) {
    const { subscription } = await this.read(owner);
    return this.service.ask(cancelSubscription, owner, { subscriptionId: subscription!.subscriptionId });
  }

  /** PayPal's side of the subscription that counts for this owner. */
  async atPayPal(owner: CallerShape): Promise<KeptSubscription> {
    const { subscription } = await this.read(owner);
    return this.payPal.books.rows.subscriptions.find((one) => one.customId === subscription!.subscriptionId)!;
  }

  /** How many subscriptions were ever made at PayPal for a family, and how many of them may be charged. */
  async everMade(owner: CallerShape) {
    const rows = await this.service
      .em()
      .execute<{ id: string }[]>(`select id from billing.subscriptions where family_id = ?`, [owner.familyId]);
    const made = this.payPal.books.rows.subscriptions.filter(({ customId }) => rows.some(({ id }) => id === customId));
    return { made: made.length, living: made.filter(({ status }) => status === 'ACTIVE').length };
  }

  /** Those that wait to be sent, oldest first; PayPal forgets them. */
  take(): KeptWebhook[] {
    return this.payPal.books.rows.webhooks.splice(0);
  }

  /** Sends one to the service, as the gateway would; whether it is believed. */
  async tell({ body }: Pick<KeptWebhook, 'body'>, altered: Altered = {}): Promise<boolean> {
    const headers = { ...this.payPal.webhooks.headersFor(body, this.payPal.certificateUrl), ...altered.headers };
    const { isTaken } = await this.service.ask(receivePayPalWebhook, null, {
      transmission: {
        id: headers['paypal-transmission-id'] ?? '',
        time: headers['paypal-transmission-time'] ?? '',
        signature: headers['paypal-transmission-sig'] ?? '',
        certificateUrl: headers['paypal-cert-url'] ?? '',
        algorithm: headers['paypal-auth-algo'] ?? '',
      },
      raw: Buffer.from(altered.body ?? body).toString('base64'),
    });
    return isTaken;
  }

  /** Sends all that wait, and lets the service look at PayPal. */
  async hear(): Promise<void> {
    for (const webhook of this.take()) await this.tell(webhook);
    await this.service.settled();
  }

  /** Days go by; PayPal charges what is due. */
  pass(days: number): void {
    this.service.clock.shift(days * dayMs);
    this.payPal.cycles.carryOn();
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.payPal.stop();
  }
}
