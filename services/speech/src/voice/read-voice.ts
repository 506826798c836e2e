import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readVoice } from '@alcancia/contracts/speech';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { OwnSounds } from '../own-sound/own-sounds.store.js';
import { listenerOf } from '../permissions/listener.policy.js';
import { SpeechPermissions } from '../permissions/speech-permissions.store.js';
import { SpeechSettingsStore } from '../settings/speech-settings.store.js';
import { sectionVoice } from './section-voice.policy.js';

@UseCase()
export class ReadVoice {
  constructor(
    private readonly permissions: SpeechPermissions,
    private readonly settings: SpeechSettingsStore,
    private readonly sounds: OwnSounds,
  ) {}

  @Handles(readVoice)
  async execute(
    caller: Caller,
    _input: InputOf<typeof readVoice>,
    reading: Reading,
  ): Promise<OutputOf<typeof readVoice>> {
    const may = await this.permissions.of(caller, reading);
    const general = await this.settings.general(reading);
    const sections = await this.settings.sections(reading);
    return {
      may,
      own: await this.sounds.of(reading, listenerOf(caller).id),
      languageCode: general.languageCode,
      sections: sections.map((section) => sectionVoice(general, section, may)),
    };
  }
}
