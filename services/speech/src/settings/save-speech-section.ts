import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { saveSpeechSection, type SpeechRight } from '@alcancia/contracts/speech';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { SpeechPermissions } from '../permissions/speech-permissions.store.js';
import { tellSpeechEdited } from '../speech-edited.js';
import { isSameSaid, sectionSaid } from './settings-said.policy.js';
import { SpeechSettingsStore } from './speech-settings.store.js';

/** Each field takes the right that stands for it; what stays as it is takes none. */
@UseCase()
export class SaveSpeechSection {
  constructor(
    private readonly permissions: SpeechPermissions,
    private readonly settings: SpeechSettingsStore,
  ) {}

  @Handles(saveSpeechSection)
  async execute(
    caller: Caller,
    wanted: InputOf<typeof saveSpeechSection>,
    work: Work,
  ): Promise<OutputOf<typeof saveSpeechSection>> {
    const { engine, voice } = sectionSaid(await this.settings.section(work, wanted.section));
    const said = sectionSaid(wanted);
    const needed: SpeechRight[] = [
      ...(isSameSaid(engine, said.engine) ? [] : ['edit_section_engine' as const]),
      ...(isSameSaid(voice, said.voice) ? [] : ['edit_elevenlabs_voice' as const]),
    ];
    await this.permissions.must(caller, work, 'view_section_settings', ...needed);
    const version = await this.settings.saveSection(work, wanted);
    tellSpeechEdited(work, caller, { ...engine, ...voice }, { ...said.engine, ...said.voice });
    return { version };
  }
}
