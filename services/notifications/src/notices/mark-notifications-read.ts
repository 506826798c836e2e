import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { markNotificationsRead, notificationsRead } from '@alcancia/contracts/notifications';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Notification } from './notification.entity.js';

/** A click on a notification: it is read in every tab. Ids of other people's are as unknown as any: nothing happens. */
@UseCase()
export class MarkNotificationsRead {
  @Handles(markNotificationsRead)
  async execute(
    person: Caller,
    { ids }: InputOf<typeof markNotificationsRead>,
    { em, publish }: Work,
  ): Promise<OutputOf<typeof markNotificationsRead>> {
    const recipientId = person.userId;
    const changed = await em.nativeUpdate(
      Notification,
      { id: { $in: ids }, recipientId, status: 'unread' },
      { status: 'read' },
    );
    if (changed > 0) publish(notificationsRead, { recipientId });
    return {};
  }
}
