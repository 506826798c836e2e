import { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { erasedInBilling } from '@alcancia/contracts/billing';
import type { DataOf } from '@alcancia/contracts/define';
import type { Eraser } from '@alcancia/server-kit';

import { PayPal } from '../paypal/paypal.client.js';
import { isUnknownToPayPal } from '../paypal/paypal.errors.js';
import { words } from '../words/subscriptions.js';
import { Subscriptions } from './subscriptions.store.js';

/** Nobody is charged for an account that is gone: PayPal hears of it before the rows go. */
@Injectable()
export class CancelBeforeErasure implements Eraser {
  constructor(
    private readonly em: SqlEntityManager,
    private readonly payPal: PayPal,
    private readonly subscriptions: Subscriptions,
  ) {}

  async erase({ personId, personRole }: DataOf<typeof erasedInBilling>): Promise<void> {
    if (personRole !== 'adult') return;
    for (const { payPalId } of await this.subscriptions.chargeableOf(this.em.fork(), personId)) {
      if (payPalId === null) continue;
      await this.payPal.cancel(payPalId, words.accountErased).catch((error: unknown) => {
        if (!isUnknownToPayPal(error)) throw error;
      });
    }
  }
}
