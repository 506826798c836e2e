import { type DataOf } from '@alcancia/contracts/define';
import { erasedInSpeech } from '@alcancia/contracts/speech';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { SettleErasure } from './settle-erasure.store.js';

@Reaction()
export class SettleWhenSpeechErased {
  constructor(private readonly erasures: SettleErasure) {}

  @Hears(erasedInSpeech)
  async react(person: DataOf<typeof erasedInSpeech>, work: Work): Promise<void> {
    await this.erasures.confirm(work, 'speech', person);
  }
}
