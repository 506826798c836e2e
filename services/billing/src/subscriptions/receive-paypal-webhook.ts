import { receivePayPalWebhook } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { WebhookCheck } from '../paypal/webhook-check.client.js';
import { eventIn } from './paypal-event.policy.js';
import { PayPalWebhooks } from './paypal-webhooks.store.js';

/** What PayPal tells of payments: believed by its signature alone, kept before anything follows from it. */
@UseCase()
export class ReceivePayPalWebhook {
  constructor(
    private readonly check: WebhookCheck,
    private readonly webhooks: PayPalWebhooks,
  ) {}

  @Handles(receivePayPalWebhook)
  async execute(
    _gateway: Caller,
    { transmission, raw }: InputOf<typeof receivePayPalWebhook>,
    steps: Steps,
  ): Promise<OutputOf<typeof receivePayPalWebhook>> {
    const bytes = Buffer.from(raw, 'base64');
    const event = eventIn(bytes);
    if (event === null || !(await this.check.isGenuine(transmission, bytes))) return { isTaken: false };
    await steps.step('keep', (work) => this.webhooks.keep(work, event));
    return { isTaken: true };
  }
}
