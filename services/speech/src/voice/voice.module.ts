import { ConsentModule, Feature } from '@alcancia/server-kit';

import { OwnSoundModule } from '../own-sound/own-sound.module.js';
import { PermissionsModule } from '../permissions/permissions.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { GenerateActivityAudio } from './generate-activity-audio.js';
import { KeepPlacesWhenPlanChanged } from './keep-places-when-plan-changed.handler.js';
import { ReadVoice } from './read-voice.js';
import { SpokenCharacters } from './spoken-characters.store.js';
import { SpokenTexts } from './spoken-texts.store.js';
import { voiceTables } from './voice.personal-data.js';

/** Texts as sound, within the plan's characters, and how each section speaks to whoever asks (G32). */
@Feature({
  imports: [ConsentModule, OwnSoundModule, PermissionsModule, ProviderModule, SettingsModule],
  useCases: [GenerateActivityAudio, ReadVoice],
  reactions: [KeepPlacesWhenPlanChanged],
  providers: [SpokenCharacters, SpokenTexts],
  keeps: voiceTables,
})
export class VoiceModule {}
