import { Feature } from '@alcancia/server-kit';

import { PermissionsModule } from '../permissions/permissions.module.js';
import { ReadSpeechProvider } from './read-speech-provider.js';
import { SpeechProvider } from './speech-provider.client.js';

/** The external provider that speaks. */
@Feature({
  imports: [PermissionsModule],
  useCases: [ReadSpeechProvider],
  providers: [SpeechProvider],
  exports: [SpeechProvider],
})
export class ProviderModule {}
