import { Feature } from '@alcancia/server-kit';

import { RemindOfRequests } from './remind-of-requests.js';
import { reminderTables } from './reminders.personal-data.js';
import { remindersEveryMs } from './reminders.limits.js';

/** What waits too long for an adult. */
@Feature({
  schedules: [{ name: 'remind-of-requests', everyMs: remindersEveryMs, run: RemindOfRequests }],
  keeps: reminderTables,
})
export class RemindersModule {}
