import { Feature } from '@alcancia/server-kit';

import { Celebration } from './celebration.entity.js';
import { DismissCelebrations } from './dismiss-celebrations.js';

/** What a child is congratulated on, once. */
@Feature({ useCases: [DismissCelebrations], entities: [Celebration] })
export class CelebrationsModule {}
