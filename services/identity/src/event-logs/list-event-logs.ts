import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listEventLogs } from '@alcancia/contracts/identity';
import { type Caller, happened, Handles, inTime, listPage, type Reading, UseCase } from '@alcancia/server-kit';

import { EventLog } from './event-log.entity.js';
import { searchedEmail } from './event-log.policy.js';

/** Sign-ins that failed, for those who help people to get in. */
@UseCase()
export class ListEventLogs {
  @Handles(listEventLogs)
  async execute(
    _administrator: Caller,
    { email = '', order, since, before, ...page }: InputOf<typeof listEventLogs>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listEventLogs>> {
    const where = {
      type: 'auth_error',
      ...happened({ since, before }),
      ...(email !== '' && { meta: { email: { $ilike: searchedEmail(email) } } }),
    };
    const { shown, nextCursor } = await listPage(em, EventLog, where, inTime(order), page);
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
