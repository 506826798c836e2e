import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listEventLogs } from '@alcancia/contracts/identity';
import { type Caller, Handles, listPage, type ListOrder, type Reading, UseCase } from '@alcancia/server-kit';

import { EventLog } from './event-log.entity.js';
import { searchedEmail } from './event-log.policy.js';

const newestFirst: ListOrder<EventLog> = { by: { createdAt: 'moment', id: 'uuid' }, direction: 'desc' };

/** Sign-ins that failed, for those who help people to get in. */
@UseCase()
export class ListEventLogs {
  @Handles(listEventLogs)
  async execute(
    _administrator: Caller,
    { email = '', ...page }: InputOf<typeof listEventLogs>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listEventLogs>> {
    const where = email === '' ? {} : { meta: { email: { $ilike: searchedEmail(email) } } };
    const { shown, nextCursor } = await listPage(em, EventLog, { type: 'auth_error', ...where }, newestFirst, page);
    return {
      events: shown.map(({ id, meta, createdAt }) => ({
        id,
        email: meta.email,
        errorCode: meta.code,
        userAgent: meta.userAgent,
        at: createdAt.toISOString(),
      })),
      nextCursor,
    };
  }
}
