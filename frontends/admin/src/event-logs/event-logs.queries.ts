import type { OutputOf } from '@alcancia/contracts/define';
import { listEventLogs } from '@alcancia/contracts/identity';
import { ask, readPages } from '@alcancia/web-kit';

import { askedThrough, type LookThrough, pagesForFile } from '../look-through.js';

export type EventLog = OutputOf<typeof listEventLogs>['events'][number];

export interface EventLogFilter extends LookThrough {
  readonly email: string;
}

const asked = ({ email, ...through }: EventLogFilter) => ({ ...askedThrough(through), ...(email && { email }) });

/** Sign-ins that failed, of one e-mail or of all. */
export const eventLogs = (filter: EventLogFilter) => readPages(listEventLogs, { limit: 25, ...asked(filter) });

/** The first ones that the filter lets through, for a file. */
export async function eventsForFile(filter: EventLogFilter): Promise<EventLog[]> {
  const pages = await pagesForFile((page) => ask(listEventLogs, { ...asked(filter), ...page }));
  return pages.flatMap(({ events }) => events);
}
