import { erasedInBilling } from '@alcancia/contracts/billing';
import { type DataOf } from '@alcancia/contracts/define';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { SettleErasure } from './settle-erasure.store.js';

@Reaction()
export class SettleWhenBillingErased {
  constructor(private readonly erasures: SettleErasure) {}

  @Hears(erasedInBilling)
  async react(person: DataOf<typeof erasedInBilling>, work: Work): Promise<void> {
    await this.erasures.confirm(work, 'billing', person);
  }
}
