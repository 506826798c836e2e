import { Feature } from '@alcancia/server-kit';

import { LevelSync } from './level-sync.store.js';

/** The level that a child has by its points. */
@Feature({ providers: [LevelSync], exports: [LevelSync] })
export class LevelsModule {}
