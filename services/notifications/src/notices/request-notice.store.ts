import { notificationsRead } from '@alcancia/contracts/notifications';
import type { Work } from '@alcancia/server-kit';

/** A request was decided or taken back: notices that asked adults to look at it count as read, e-mails do not leave (G23). */
export async function settleRequest({ em, publish }: Work, requestId: string): Promise<void> {
  const settled = await em.execute<{ recipient_id: string }[]>(
    `with forgotten as (delete from notifications.waiting_mails where about_request_id = ?)
     update notifications.notification_logs set status = 'read'
     where about_request_id = ? and status = 'unread' returning recipient_id`,
    [requestId, requestId],
  );
  for (const recipientId of new Set(settled.map((row) => row.recipient_id)))
    publish(notificationsRead, { recipientId });
}
