import type { NoticeType, NotificationView } from '@alcancia/contracts/notifications';
import type { Work } from '@alcancia/server-kit';

import { gatheredForMs } from './mails.limits.js';

/** What a notice says, and the request that it asks to look at. */
interface Told {
  /** Of each reader: the sentence may speak with 'tú' or 'vos'. */
  readonly payloadFor: (adultId: string) => NotificationView['payload'];
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
  { payloadFor, aboutRequestId }: Told,
  quietUntil: ReadonlyMap<string, Date>,
): Promise<void> {
  if (adults.length === 0) return;
  const usual = new Date(now.getTime() + (type === 'security' ? 0 : gatheredForMs));
  const rows = adults.map((adultId) => ({
    id: newId(),
    adult_id: adultId,
    message: payloadFor(adultId).message,
    link: payloadFor(adultId).link ?? '/dashboard',
    about_child_id: payloadFor(adultId).childId ?? null,
    due_at: (quietUntil.get(adultId) ?? usual).toISOString(),
  }));
  await em.execute(
    `insert into notifications.waiting_mails
       (id, adult_id, type, message, link, about_child_id, about_request_id, due_at, created_at)
     select id, adult_id, ?, message, link, about_child_id, ?::uuid, due_at, ?::timestamptz
     from jsonb_to_recordset(?::jsonb)
       as w(id uuid, adult_id uuid, message text, link text, about_child_id uuid, due_at timestamptz)`,
    [type, aboutRequestId ?? null, now.toISOString(), JSON.stringify(rows)],
  );
}
