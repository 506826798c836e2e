import type { Work } from '@alcancia/server-kit';
import { notificationAdded, type NotificationView } from '@alcancia/contracts/notifications';

import { Notification } from './notification.entity.js';

/** What is to be told, before it is known to whom. */
export interface Notice {
  readonly type: NotificationView['type'];
  readonly payload: NotificationView['payload'];
  /** The request that it asks an adult to look at; the notice is done with when the request is. */
  readonly aboutRequestId?: string;
}

/** Writes one row for each person; the live signal leaves with it. */
export function tell({ em, now, newId, publish }: Work, recipients: readonly string[], notice: Notice): void {
  for (const recipientId of new Set(recipients)) {
    const id = newId();
    em.create(
      Notification,
      {
        id,
        recipientId,
        type: notice.type,
        payload: notice.payload,
        aboutRequestId: notice.aboutRequestId ?? null,
        status: 'unread',
        createdAt: now,
      },
      { persist: true },
    );
    publish(notificationAdded, { recipientId, notificationId: id });
  }
}
