import { erasedInSpeech } from '@alcancia/contracts/speech';
import { ConsentModule, defineService, ErasureModule, PersonalDataModule } from '@alcancia/server-kit';

import { FiguresModule } from './figures/figures.module.js';
import { OwnSoundModule } from './own-sound/own-sound.module.js';
import { PermissionsModule } from './permissions/permissions.module.js';
import { ProviderModule } from './provider/provider.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { speechConfig } from './speech-settings.policy.js';
import { UsageModule } from './usage/usage.module.js';
import { VoiceModule } from './voice/voice.module.js';

/** How the product speaks: whose voice, how loud, for whom, and how much of it (G32). */
export const speech = defineService({
  name: 'speech',
  config: speechConfig,
  modules: [
    ConsentModule,
    ErasureModule,
    FiguresModule,
    OwnSoundModule,
    PermissionsModule,
    PersonalDataModule,
    ProviderModule,
    SettingsModule,
    UsageModule,
    VoiceModule,
  ],
  migrations: new URL('../migrations/', import.meta.url),
  erasures: { told: erasedInSpeech },
});

export { type SpeechFault, SpeechSimulator } from './provider/simulator/speech-simulator.js';
