import { Feature, notPersonal } from '@alcancia/server-kit';

import { PermissionsModule } from '../permissions/permissions.module.js';
import { ReadSpeechSettings } from './read-speech-settings.js';
import { SaveSpeechSection } from './save-speech-section.js';
import { SaveSpeechSettings } from './save-speech-settings.js';
import { SpeechSettingsStore } from './speech-settings.store.js';

/** What is set for everybody, and what a section does otherwise (spec 2 §4). */
@Feature({
  imports: [PermissionsModule],
  useCases: [ReadSpeechSettings, SaveSpeechSection, SaveSpeechSettings],
  providers: [SpeechSettingsStore],
  exports: [SpeechSettingsStore],
  keeps: [
    notPersonal(
      'audio_global_settings',
      `is_only engine_preference browser_voice browser_rate browser_pitch voice_volume effects_volume language_code
       elevenlabs_voice_id elevenlabs_model_id version`,
    ),
    notPersonal(
      'audio_section_settings',
      `section_name enabled engine_override browser_voice_override browser_rate_override browser_pitch_override
       voice_volume_override effects_volume_override elevenlabs_voice_id_override version`,
    ),
  ],
})
export class SettingsModule {}
