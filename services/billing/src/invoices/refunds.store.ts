import { Injectable } from '@nestjs/common';

import { paymentRefunded, planCurrencies } from '@alcancia/contracts/billing';
import type { Work } from '@alcancia/server-kit';

import { numberOf, type Refund } from './invoice-amounts.policy.js';

interface Untold {
  readonly familyId: string;
  readonly refundId: string;
  readonly cents: number;
  readonly year: number;
  readonly place: number;
  readonly currency: string;
  readonly totalCents: number | string;
}

/** What went back of payments: each told of once, also where it is heard before its payment is. */
@Injectable()
export class Refunds {
  async keep(work: Work, { id, saleId, cents }: Refund): Promise<void> {
    await work.em.execute(
      `insert into billing.refunds (refund_id, transaction_id, cents, heard_at) values (?, ?, ?, ?)
       on conflict (refund_id) do nothing`,
      [id, saleId, cents, work.now.toISOString()],
    );
    await this.tell(work, saleId);
  }

  /** Whoever earned by the payment hears what went back of it, once it has an invoice. */
  async tell({ em, now, publish }: Work, transactionId: string): Promise<void> {
    const untold = await em.execute<Untold[]>(
      `update billing.refunds r set told_at = ? from billing.invoices i left join billing.subscriptions s on s.id = i.subscription_id
       where r.transaction_id = ? and r.told_at is null and i.transaction_id = r.transaction_id
       returning coalesce(s.family_id, i.subscription_id) as "familyId", r.refund_id as "refundId", r.cents, i.year, i.place, i.currency, i.total_cents as "totalCents"`,
      [now.toISOString(), transactionId],
    );
    for (const { familyId, refundId, cents, totalCents, currency: paidIn, ...place } of untold) {
      const currency = planCurrencies.find((one) => one === paidIn);
      const paidCents = Number(totalCents);
      if (!currency || paidCents === 0) continue;
      const refundedCents = Math.min(cents, paidCents);
      const invoiceNumber = numberOf(place);
      publish(paymentRefunded, { familyId, invoiceNumber, refundId, currency, paidCents, refundedCents });
    }
  }
}
