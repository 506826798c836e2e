import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readSpeechProvider } from '@alcancia/contracts/speech';
import { voiceLimits } from '@alcancia/contracts/speech-limits';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { SpeechPermissions } from '../permissions/speech-permissions.store.js';
import { SpeechProvider } from './speech-provider.client.js';

@UseCase()
export class ReadSpeechProvider {
  constructor(
    private readonly permissions: SpeechPermissions,
    private readonly provider: SpeechProvider,
  ) {}

  @Handles(readSpeechProvider)
  async execute(
    caller: Caller,
    _input: InputOf<typeof readSpeechProvider>,
    reading: Reading,
  ): Promise<OutputOf<typeof readSpeechProvider>> {
    const may = await this.permissions.must(caller, reading, 'view_elevenlabs_status');
    if (!this.provider.isThere) return { state: 'none' };
    const choosesVoice = may.includes('edit_elevenlabs_voice');
    try {
      const [account, voices] = await Promise.all([
        this.provider.subscription(),
        choosesVoice ? this.provider.voices() : [],
      ]);
      const resets = account.next_character_count_reset_unix;
      return {
        state: 'there',
        tier: account.tier,
        used: account.character_count,
        most: account.character_limit,
        resetsAt: resets ? new Date(resets * 1_000).toISOString() : null,
        voices: voices.slice(0, voiceLimits.offered).map(({ voice_id: voiceId, name }) => ({ voiceId, name })),
      };
    } catch {
      return { state: 'away' };
    }
  }
}
