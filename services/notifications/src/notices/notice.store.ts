import type { Work } from '@alcancia/server-kit';
import { notificationAdded, type NoticeType, type NotificationView } from '@alcancia/contracts/notifications';

import { waitToMail } from '../mails/waiting-mail.store.js';
import { quietUntil, whoWants } from '../preferences/preferences.store.js';
import { Notification } from './notification.entity.js';

/** What is to be told, before it is known to whom. */
export interface Notice {
  readonly type: NotificationView['type'];
  readonly payload: NotificationView['payload'];
  /** The request that it asks an adult to look at; the notice is done with when the request is. */
  readonly aboutRequestId?: string;
  /** Whom its sentence names besides the reader and `payload.childId`: it goes when they are erased (G41). */
  readonly names?: readonly string[];
}

/** Writes one row for each person; the live signal leaves with it. In `quiet` are those who are not to be disturbed. */
export function tell(
  { em, now, newId, publish }: Work,
  recipients: readonly string[],
  notice: Notice,
  quiet: ReadonlyMap<string, unknown> = new Map(),
): void {
  const { childId } = notice.payload;
  const people = [...(notice.names ?? []), ...(childId ? [childId] : [])];
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
        people,
        status: 'unread',
        isSilent: quiet.has(recipientId),
        createdAt: now,
      },
      { persist: true },
    );
    publish(notificationAdded, { recipientId, notificationId: id });
  }
}

/**
 * Tells adults what each wants to be told, by the channels that each wants (G23). In quiet hours the notice comes without
 * a toast and the e-mail waits; what protects the account does neither.
 */
export async function tellAdults(
  work: Work,
  type: NoticeType,
  adults: readonly string[],
  notice: Notice,
): Promise<void> {
  const everyone = [...new Set(adults)];
  const byApp = await whoWants(work.em, type, 'app', everyone);
  const byEmail = await whoWants(work.em, type, 'email', everyone);
  const quiet = type === 'security' ? new Map<string, Date>() : await quietUntil(work, everyone);
  tell(work, byApp, notice, quiet);
  await waitToMail(work, type, byEmail, notice, quiet);
}
