import { Feature } from '@alcancia/server-kit';

import { CountIdeaWhenFirstKept } from './count-idea-when-first-kept.handler.js';
import { progressTables } from './progress.personal-data.js';
import { ReadProgress } from './read-progress.js';

/** Which sections are unlocked, and how far the guide has come. */
@Feature({ useCases: [ReadProgress], reactions: [CountIdeaWhenFirstKept], keeps: progressTables })
export class ProgressModule {}
