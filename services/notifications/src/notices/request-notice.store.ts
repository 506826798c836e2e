import { notificationsRead } from '@alcancia/contracts/notifications';
import type { Reading, Work } from '@alcancia/server-kit';

interface Settled {
  readonly requestId: string;
  readonly work: Work;
}

/** A request was decided or taken back: notices that asked adults to look at it count as read, e-mails do not leave (G23). */
export const settleRequest = (work: Work, requestId: string): void => work.gather(settle, { requestId, work });

async function settle(requests: readonly Settled[], { em }: Reading): Promise<void> {
  const ids = `{${requests.map(({ requestId }) => requestId).join(',')}}`;
  const rows = await em.execute<{ recipient_id: string; about_request_id: string }[]>(
    `with forgotten as (delete from notifications.waiting_mails where about_request_id = any(?::uuid[]))
     update notifications.notification_logs set status = 'read'
     where about_request_id = any(?::uuid[]) and status = 'unread' returning recipient_id, about_request_id`,
    [ids, ids],
  );
  const told = new Set<string>();
  for (const { recipient_id: recipientId, about_request_id: about } of rows) {
    const settled = requests.find(({ requestId }) => requestId === about);
    if (settled && told.size < told.add(recipientId).size) settled.work.publish(notificationsRead, { recipientId });
  }
}
