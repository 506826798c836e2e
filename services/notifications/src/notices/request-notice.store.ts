import { notificationsRead } from '@alcancia/contracts/notifications';
import type { Work } from '@alcancia/server-kit';

/** A request was decided or taken back: the notices that asked adults to look at it count as read (G23). */
export async function settleRequest({ em, publish }: Work, requestId: string): Promise<void> {
  const settled = await em.execute<{ recipient_id: string }[]>(
    `update notifications.notification_logs set status = 'read'
     where about_request_id = ? and status = 'unread' returning recipient_id`,
    [requestId],
  );
  for (const recipientId of new Set(settled.map((row) => row.recipient_id)))
    publish(notificationsRead, { recipientId });
}
