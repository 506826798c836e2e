import { Feature } from '@alcancia/server-kit';

import { ReadProgress } from './read-progress.js';

/** How a child comes along, over time. */
@Feature({ useCases: [ReadProgress] })
export class ProgressModule {}
