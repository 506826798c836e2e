import { Feature } from '@alcancia/server-kit';

import { Guardianship } from './guardianship.entity.js';
import { guardianshipTables } from './guardianships.personal-data.js';

/** Which adult has which rights on which child. */
@Feature({ entities: [Guardianship], keeps: guardianshipTables })
export class GuardianshipsModule {}
