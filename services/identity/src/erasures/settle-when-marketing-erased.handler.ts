import { type DataOf } from '@alcancia/contracts/define';
import { erasedInMarketing } from '@alcancia/contracts/marketing';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { SettleErasure } from './settle-erasure.store.js';

@Reaction()
export class SettleWhenMarketingErased {
  constructor(private readonly erasures: SettleErasure) {}

  @Hears(erasedInMarketing)
  async react(person: DataOf<typeof erasedInMarketing>, work: Work): Promise<void> {
    await this.erasures.confirm(work, 'marketing', person);
  }
}
