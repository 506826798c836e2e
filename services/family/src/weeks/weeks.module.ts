import { Feature } from '@alcancia/server-kit';

import { EndWeeks } from './end-weeks.js';
import { weekTables } from './weeks.personal-data.js';
import { weeksLookedAtEveryMs } from './weeks.limits.js';

/** The end of each family's week. */
@Feature({
  schedules: [{ name: 'end-weeks', everyMs: weeksLookedAtEveryMs, run: EndWeeks }],
  keeps: weekTables,
})
export class WeeksModule {}
