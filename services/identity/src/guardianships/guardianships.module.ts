import { Feature } from '@alcancia/server-kit';

import { ChangeRights } from './change-rights.js';
import { EndGuardianship } from './end-guardianship.js';
import { Guardianship } from './guardianship.entity.js';
import { guardianshipTables } from './guardianships.personal-data.js';
import { LeaveChild } from './leave-child.js';
import { ListAllGuardians } from './list-all-guardians.js';
import { ListGuardians } from './list-guardians.js';
import { ListRightsChanges } from './list-rights-changes.js';
import { RightsChange } from './rights-change.entity.js';

/** Which adult has which rights on which child, who says so, and who has said so. */
@Feature({
  useCases: [ChangeRights, EndGuardianship, LeaveChild, ListAllGuardians, ListGuardians, ListRightsChanges],
  entities: [Guardianship, RightsChange],
  keeps: guardianshipTables,
})
export class GuardianshipsModule {}
