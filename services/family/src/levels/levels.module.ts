import { Feature } from '@alcancia/server-kit';

import { levelTables } from './levels.personal-data.js';

/** The level that a child has by its points. */
@Feature({ keeps: levelTables })
export class LevelsModule {}
