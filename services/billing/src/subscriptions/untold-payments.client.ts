import { Injectable } from '@nestjs/common';

import type { JobRun } from '@alcancia/server-kit';

import { type Payment, paymentsIn } from '../invoices/invoice-amounts.policy.js';
import { invoiceLimits } from '../invoices/invoice.limits.js';
import { Invoices } from '../invoices/invoices.store.js';
import type { PayPalSubscription } from '../paypal/paypal-answers.policy.js';
import { PayPal } from '../paypal/paypal.client.js';
import type { Subscription } from './subscriptions.store.js';

/** Payments that PayPal knows of and no invoice tells, whether a webhook told of them or was lost. */
@Injectable()
export class UntoldPayments {
  constructor(
    private readonly invoices: Invoices,
    private readonly payPal: PayPal,
  ) {}

  /** PayPal lists them only where it says that there are more, or newer ones, than are invoiced. */
  async of(run: JobRun, one: Subscription, { id, billing_info: info }: PayPalSubscription): Promise<Payment[]> {
    const last = info?.last_payment;
    if (!last) return [];
    const { count, until, now } = await run.transaction(async (work) => ({
      ...(await this.invoices.standing(work.em, one.id)),
      now: work.now,
    }));
    const paid = info.cycle_executions.find(({ tenure_type: type }) => type === 'REGULAR')?.cycles_completed ?? 0;
    if (count >= paid && until !== null && until >= new Date(last.time)) return [];
    const from = new Date(one.createdAt.getTime() - invoiceLimits.clocksDifferMs);
    return paymentsIn(await this.payPal.listTransactions(id, from, now), one.currency);
  }
}
