import { Feature } from '@alcancia/server-kit';

import { EventLog } from './event-log.entity.js';
import { eventLogTables } from './event-logs.personal-data.js';
import { ListEventLogs } from './list-event-logs.js';

/** What those who run the product read of sign-ins that failed. */
@Feature({ entities: [EventLog], useCases: [ListEventLogs], keeps: eventLogTables })
export class EventLogsModule {}
