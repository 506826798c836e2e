import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { markAllNotificationsRead, notificationsRead } from '@alcancia/contracts/notifications';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Notification } from './notification.entity.js';

/** 'Marcar todo como leído'. */
@UseCase()
export class MarkAllNotificationsRead {
  @Handles(markAllNotificationsRead)
  async execute(
    person: Caller,
    _input: InputOf<typeof markAllNotificationsRead>,
    { em, publish }: Work,
  ): Promise<OutputOf<typeof markAllNotificationsRead>> {
    const recipientId = person.userId;
    const changed = await em.nativeUpdate(Notification, { recipientId, status: 'unread' }, { status: 'read' });
    if (changed > 0) publish(notificationsRead, { recipientId });
    return {};
  }
}
