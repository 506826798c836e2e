import { Feature } from '@alcancia/server-kit';

import { Celebration } from './celebration.entity.js';
import { DismissCelebrations } from './dismiss-celebrations.js';
import { celebrationTables } from './celebrations.personal-data.js';

/** What a child is congratulated on, once. */
@Feature({ useCases: [DismissCelebrations], entities: [Celebration], keeps: celebrationTables })
export class CelebrationsModule {}
