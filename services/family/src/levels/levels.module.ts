import { Feature } from '@alcancia/server-kit';

import { LevelSync } from './level-sync.store.js';
import { levelTables } from './levels.personal-data.js';

/** The level that a child has by its points. */
@Feature({ providers: [LevelSync], exports: [LevelSync], keeps: levelTables })
export class LevelsModule {}
