import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { ReadWorld } from './read-world.js';
import { SaveTheme } from './save-theme.js';
import { worldTables } from './worlds.personal-data.js';

/** How each child's world looks. */
@Feature({ imports: [CoinsModule], useCases: [ReadWorld, SaveTheme], keeps: worldTables })
export class WorldsModule {}
