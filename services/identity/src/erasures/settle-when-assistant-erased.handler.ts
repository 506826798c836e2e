import { type DataOf } from '@alcancia/contracts/define';
import { erasedInAssistant } from '@alcancia/contracts/assistant';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { SettleErasure } from './settle-erasure.store.js';

@Reaction()
export class SettleWhenAssistantErased {
  constructor(private readonly erasures: SettleErasure) {}

  @Hears(erasedInAssistant)
  async react(person: DataOf<typeof erasedInAssistant>, work: Work): Promise<void> {
    await this.erasures.confirm(work, 'assistant', person);
  }
}
