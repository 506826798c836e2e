import type { NoticeType, NotificationView } from '@alcancia/contracts/notifications';
import type { Work } from '@alcancia/server-kit';

import { gatheredForMs } from './mails.limits.js';

/** What a notice says, and the request that it asks to look at. */
interface Told {
  readonly payload: NotificationView['payload'];
  readonly aboutRequestId?: string;
}

/**
 * What is to be told by e-mail waits here: for the end of the reader's quiet hours, or for a minute, so that what comes
 * together is one e-mail (G23). What protects the account leaves at once.
 */
export async function waitToMail(
  { em, now, newId }: Work,
  type: NoticeType,
  adults: readonly string[],
  { payload, aboutRequestId }: Told,
  quietUntil: ReadonlyMap<string, Date>,
): Promise<void> {
  if (adults.length === 0) return;
  const usual = new Date(now.getTime() + (type === 'security' ? 0 : gatheredForMs));
  const rows = adults.map((adultId) => ({
    id: newId(),
    adult_id: adultId,
    due_at: (quietUntil.get(adultId) ?? usual).toISOString(),
  }));
  await em.execute(
    `insert into notifications.waiting_mails
       (id, adult_id, type, message, link, about_child_id, about_request_id, due_at, created_at)
     select id, adult_id, ?, ?, ?, ?::uuid, ?::uuid, due_at, ?::timestamptz
     from jsonb_to_recordset(?::jsonb) as w(id uuid, adult_id uuid, due_at timestamptz)`,
    [
      type,
      payload.message,
      payload.link ?? '/dashboard',
      payload.childId ?? null,
      aboutRequestId ?? null,
      now.toISOString(),
      JSON.stringify(rows),
    ],
  );
}

/** The request is decided: nobody need be asked to look at it. */
export const forgetMailsAbout = (em: Work['em'], requestId: string) =>
  em.execute(`delete from notifications.waiting_mails where about_request_id = ?`, [requestId]);
