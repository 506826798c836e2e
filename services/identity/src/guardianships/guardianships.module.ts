import { Feature } from '@alcancia/server-kit';

import { Guardianship } from './guardianship.entity.js';

/** Which adult has which rights on which child. */
@Feature({ entities: [Guardianship] })
export class GuardianshipsModule {}
