import { Feature } from '@alcancia/server-kit';

import { AdminFlag } from './admin-flag.entity.js';
import { flagTables } from './flags.personal-data.js';
import { ListFlags } from './list-flags.js';
import { SwitchFlag } from './switch-flag.js';

/** What those who run the product switch off and on for everybody. */
@Feature({ entities: [AdminFlag], useCases: [ListFlags, SwitchFlag], keeps: flagTables })
export class FlagsModule {}
