import { Feature } from '@alcancia/server-kit';

import { AddGuardian } from './add-guardian.js';
import { Guardianship } from './guardianship.entity.js';

/** Which adult has which rights on which child. */
@Feature({ entities: [Guardianship], useCases: [AddGuardian] })
export class GuardianshipsModule {}
