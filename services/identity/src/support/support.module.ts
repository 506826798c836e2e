import { Feature } from '@alcancia/server-kit';

import { CloseSupport } from './close-support.js';
import { EndSupportAccess } from './end-support-access.js';
import { ListSupportAccesses } from './list-support-accesses.js';
import { LookAsSupport } from './look-as-support.js';
import { OpenSupport } from './open-support.js';
import { ReadSupport } from './read-support.js';
import { SupportAccess } from './support-access.entity.js';
import { supportTables } from './support.personal-data.js';

/** 'Modo soporte': who runs the product looks at one family, for a reason and for 30 minutes, and the family knows (G1). */
@Feature({
  entities: [SupportAccess],
  useCases: [CloseSupport, EndSupportAccess, ListSupportAccesses, LookAsSupport, OpenSupport, ReadSupport],
  keeps: supportTables,
})
export class SupportModule {}
