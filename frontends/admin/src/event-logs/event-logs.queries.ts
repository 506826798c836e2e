import { listEventLogs } from '@alcancia/contracts/identity';
import { readPages } from '@alcancia/web-kit';

/** Sign-ins that failed, of one e-mail or of all. */
export const eventLogs = (email: string) => readPages(listEventLogs, { limit: 25, ...(email && { email }) });
