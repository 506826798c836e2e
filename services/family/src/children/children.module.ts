import { Feature } from '@alcancia/server-kit';

import { KeepAdultWhenAdultChanged } from './keep-adult-when-adult-changed.handler.js';
import { KeepChildWhenChildChanged } from './keep-child-when-child-changed.handler.js';
import { KeepFamilyWhenFamilyChanged } from './keep-family-when-family-changed.handler.js';
import { RefreshScreensWhenGuardianshipChanged } from './refresh-screens-when-guardianship-changed.handler.js';
import { knownPeopleTables } from './children.personal-data.js';

/** The little that is kept here of identity's families, children and adults. */
@Feature({
  reactions: [
    KeepAdultWhenAdultChanged,
    KeepChildWhenChildChanged,
    KeepFamilyWhenFamilyChanged,
    RefreshScreensWhenGuardianshipChanged,
  ],
  keeps: knownPeopleTables,
})
export class ChildrenModule {}
