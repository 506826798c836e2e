import { type DataOf } from '@alcancia/contracts/define';
import { erasedInFamily } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { SettleErasure } from './settle-erasure.store.js';

@Reaction()
export class SettleWhenFamilyErased {
  constructor(private readonly erasures: SettleErasure) {}

  @Hears(erasedInFamily)
  async react(person: DataOf<typeof erasedInFamily>, work: Work): Promise<void> {
    await this.erasures.confirm(work, 'family', person);
  }
}
