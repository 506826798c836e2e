import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readSpeechSettings } from '@alcancia/contracts/speech';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { SpeechPermissions } from '../permissions/speech-permissions.store.js';
import { SpeechSettingsStore } from './speech-settings.store.js';

@UseCase()
export class ReadSpeechSettings {
  constructor(
    private readonly permissions: SpeechPermissions,
    private readonly settings: SpeechSettingsStore,
  ) {}

  @Handles(readSpeechSettings)
  async execute(
    caller: Caller,
    _input: InputOf<typeof readSpeechSettings>,
    reading: Reading,
  ): Promise<OutputOf<typeof readSpeechSettings>> {
    const may = await this.permissions.of(caller, reading);
    return {
      general: may.includes('view_global_settings') ? await this.settings.general(reading) : null,
      sections: may.includes('view_section_settings') ? await this.settings.sections(reading) : null,
    };
  }
}
