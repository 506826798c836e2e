import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listNotifications } from '@alcancia/contracts/notifications';
import { type Caller, Handles, readOnly, type Reading, UseCase } from '@alcancia/server-kit';

import { Notification } from './notification.entity.js';
import { listedAtMost } from './notices.limits.js';

/** Somebody opens the bell. */
@UseCase()
export class ListNotifications {
  @Handles(listNotifications)
  async execute(
    person: Caller,
    _input: InputOf<typeof listNotifications>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listNotifications>> {
    const recipientId = person.userId;
    const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
    const newest = await readOnly(em, Notification, { recipientId }, { orderBy, limit: listedAtMost });
    const unread = await em.count(Notification, { recipientId, status: 'unread' });
    return { notifications: newest.map((notification) => notification.view()), unread };
  }
}
