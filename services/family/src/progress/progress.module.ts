import { Feature } from '@alcancia/server-kit';

import { ReadProgress } from './read-progress.js';

/** Which sections are unlocked, and how far the guide has come. */
@Feature({ useCases: [ReadProgress] })
export class ProgressModule {}
