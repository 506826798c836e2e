import { Feature, notPersonal } from '@alcancia/server-kit';

import { ListSpeechPermissions } from './list-speech-permissions.js';
import { SpeechPermissions } from './speech-permissions.store.js';
import { SwitchSpeechPermission } from './switch-speech-permission.js';

/** Which role may do what in speech (spec 2 §6). */
@Feature({
  useCases: [ListSpeechPermissions, SwitchSpeechPermission],
  providers: [SpeechPermissions],
  exports: [SpeechPermissions],
  keeps: [notPersonal('audio_role_permissions', 'role permission_group permission_key enabled')],
})
export class PermissionsModule {}
