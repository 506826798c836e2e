import { Feature } from '@alcancia/server-kit';

import { eventLogTables } from './event-logs.personal-data.js';

/** What those who run the product read of sign-ins that failed. */
@Feature({ keeps: eventLogTables })
export class EventLogsModule {}
