import { Feature } from '@alcancia/server-kit';

import { preferenceTables } from './preferences.personal-data.js';
import { ReadPreferences } from './read-preferences.js';
import { ReadUnsubscription } from './read-unsubscription.js';
import { SetQuietHours } from './set-quiet-hours.js';
import { SwitchNotice } from './switch-notice.js';
import { Unsubscribe } from './unsubscribe.js';
import { UnsubscribeLinks } from './unsubscribe-links.cipher.js';

/** What adults want to be told of, by which channel and when (G23). */
@Feature({
  useCases: [ReadPreferences, ReadUnsubscription, SetQuietHours, SwitchNotice, Unsubscribe],
  providers: [UnsubscribeLinks],
  exports: [UnsubscribeLinks],
  keeps: preferenceTables,
})
export class PreferencesModule {}
