import { Feature } from '@alcancia/server-kit';

import { KeepChildWhenChildChanged } from './keep-child-when-child-changed.handler.js';
import { KeepGuardianWhenGuardianshipChanged } from './keep-guardian-when-guardianship-changed.handler.js';

/** Who is told: the little that is kept here of identity's children and guardians. */
@Feature({ reactions: [KeepChildWhenChildChanged, KeepGuardianWhenGuardianshipChanged] })
export class PeopleModule {}
