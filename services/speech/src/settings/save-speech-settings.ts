import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { saveSpeechSettings, type SpeechRight } from '@alcancia/contracts/speech';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { SpeechPermissions } from '../permissions/speech-permissions.store.js';
import { tellSpeechEdited } from '../speech-edited.js';
import { generalSaid, isSameSaid } from './settings-said.policy.js';
import { SpeechSettingsStore } from './speech-settings.store.js';

/** Each field takes the right that stands for it; what stays as it is takes none. */
@UseCase()
export class SaveSpeechSettings {
  constructor(
    private readonly permissions: SpeechPermissions,
    private readonly settings: SpeechSettingsStore,
  ) {}

  @Handles(saveSpeechSettings)
  async execute(
    caller: Caller,
    wanted: InputOf<typeof saveSpeechSettings>,
    work: Work,
  ): Promise<OutputOf<typeof saveSpeechSettings>> {
    const before = await this.settings.general(work);
    const { engine, voice } = generalSaid(before);
    const said = generalSaid(wanted);
    const needed: SpeechRight[] = [
      ...(isSameSaid(engine, said.engine) ? [] : ['edit_global_engine' as const]),
      ...(isSameSaid(voice, said.voice) ? [] : ['edit_elevenlabs_voice' as const]),
    ];
    await this.permissions.must(caller, work, 'view_global_settings', ...needed);
    const version = await this.settings.saveGeneral(work, wanted);
    tellSpeechEdited(work, caller, { ...engine, ...voice }, { ...said.engine, ...said.voice });
    return { version };
  }
}
