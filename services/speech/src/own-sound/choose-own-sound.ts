import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { chooseOwnSound, type SpeechRight } from '@alcancia/contracts/speech';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { listenerOf } from '../permissions/listener.policy.js';
import { SpeechPermissions } from '../permissions/speech-permissions.store.js';
import { OwnSounds } from './own-sounds.store.js';

@UseCase()
export class ChooseOwnSound {
  constructor(
    private readonly permissions: SpeechPermissions,
    private readonly sounds: OwnSounds,
  ) {}

  @Handles(chooseOwnSound)
  async execute(
    caller: Caller,
    wanted: InputOf<typeof chooseOwnSound>,
    work: Work,
  ): Promise<OutputOf<typeof chooseOwnSound>> {
    const needed: SpeechRight[] = [
      ...(wanted.mutesVoice === undefined ? [] : ['mute_voice' as const]),
      ...(wanted.reducesEffects === undefined ? [] : ['reduce_effects' as const]),
    ];
    await this.permissions.must(caller, work, ...needed);
    await this.sounds.choose(work, listenerOf(caller).id, wanted);
    return {};
  }
}
