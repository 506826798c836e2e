import { Injectable } from '@nestjs/common';

import type { Work } from '@alcancia/server-kit';

import { Refunds } from '../invoices/refunds.store.js';
import type { PayPalEvent } from './paypal-event.policy.js';

/** Webhooks by PayPal's own id of the event: the same one again changes nothing. */
@Injectable()
export class PayPalWebhooks {
  constructor(private readonly refunds: Refunds) {}

  /** Keeps it, and has its subscription looked at. What is about none of ours is kept and changes nothing. */
  async keep(work: Work, event: PayPalEvent): Promise<void> {
    const { em, now } = work;
    const at = now.toISOString();
    const [about] = await em.execute<{ id: string }[]>(
      `select id from billing.subscriptions
       where paypal_id = ? or (id = ?::uuid and (paypal_id is null or paypal_id = coalesce(?, paypal_id))) limit 1`,
      [event.payPalId, event.subscriptionId, event.payPalId],
    );
    const [kept] = await em.execute<{ times: number }[]>(
      `insert into billing.paypal_webhooks as w
         (event_id, event_type, paypal_id, subscription_id, told_at, received_at) values (?, ?, ?, ?, ?, ?)
       on conflict (event_id) do update set times = w.times + 1 returning times`,
      [event.id, event.type, event.payPalId, about?.id ?? null, event.toldAt, at],
    );
    if (kept?.times !== 1) return;
    if (event.refund) await this.refunds.keep(work, event.refund);
    if (!about) return;
    await em.execute(
      `update billing.subscriptions
       set paypal_id = coalesce(paypal_id, ?), check_no = check_no + 1, next_check_at = ? where id = ?`,
      [event.payPalId, at, about.id],
    );
  }
}
