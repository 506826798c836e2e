import { describeTable, Feature, personal } from '@alcancia/server-kit';

import { PermissionsModule } from '../permissions/permissions.module.js';
import { ChooseOwnSound } from './choose-own-sound.js';
import { OwnSounds } from './own-sounds.store.js';

/** What somebody hears otherwise for itself. */
@Feature({
  imports: [PermissionsModule],
  useCases: [ChooseOwnSound],
  providers: [OwnSounds],
  exports: [OwnSounds],
  keeps: [
    describeTable('own_sound', {
      about: 'profile_id',
      kind: 'profile',
      kept: 'with-person',
      erased: 'row',
      columns: [personal('profile', 'mutes_voice reduces_effects')],
    }),
  ],
})
export class OwnSoundModule {}
