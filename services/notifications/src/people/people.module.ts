import { Feature } from '@alcancia/server-kit';

import { KeepAdultWhenAdultChanged } from './keep-adult-when-adult-changed.handler.js';
import { KeepChildWhenChildChanged } from './keep-child-when-child-changed.handler.js';
import { KeepFamilyWhenFamilyChanged } from './keep-family-when-family-changed.handler.js';
import { KeepGuardianWhenGuardianshipChanged } from './keep-guardian-when-guardianship-changed.handler.js';
import { peopleTables } from './people.personal-data.js';

/** Who is told, and in which words: the little that is kept here of identity's families, children and adults. */
@Feature({
  reactions: [
    KeepAdultWhenAdultChanged,
    KeepChildWhenChildChanged,
    KeepFamilyWhenFamilyChanged,
    KeepGuardianWhenGuardianshipChanged,
  ],
  keeps: peopleTables,
})
export class PeopleModule {}
