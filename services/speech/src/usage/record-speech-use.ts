import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { recordSpeechUse } from '@alcancia/contracts/speech';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { listenerOf } from '../permissions/listener.policy.js';
import { SpeechUses } from './speech-uses.store.js';

@UseCase()
export class RecordSpeechUse {
  constructor(private readonly uses: SpeechUses) {}

  @Handles(recordSpeechUse)
  async execute(
    caller: Caller,
    use: InputOf<typeof recordSpeechUse>,
    work: Work,
  ): Promise<OutputOf<typeof recordSpeechUse>> {
    await this.uses.add(work, listenerOf(caller).id, use);
    return {};
  }
}
