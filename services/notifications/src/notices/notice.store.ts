import { inVos } from '@alcancia/contracts/in-vos';
import { notificationAdded, type NoticeType, type NotificationView } from '@alcancia/contracts/notifications';

import { turned } from '@alcancia/contracts/turned';
import type { LastRows, Work } from '@alcancia/server-kit';

import { waitToMail } from '../mails/waiting-mail.store.js';
import { quietUntil, whoWants } from '../preferences/preferences.store.js';
import { whoSpeaksVos } from '../people/people.store.js';
import { Notification } from './notification.entity.js';

/** What is to be told, before it is known to whom. */
export interface Notice {
  readonly type: NotificationView['type'];
  readonly payload: NotificationView['payload'];
  /** The request that it asks an adult to look at; the notice is done with when the request is. */
  readonly aboutRequestId?: string;
  /** Whom its sentence names besides the reader and `payload.childId`: it goes when they are erased (G41). */
  readonly names?: readonly string[];
  /**
   * Names and titles in the sentence, as somebody typed them. Given where the sentence speaks to an adult: whoever chose
   * 'vos' reads it so, and these as they are (ADR 10).
   */
  readonly typed?: readonly string[];
}

/** What each of these adults reads. */
async function spokenTo(
  { em }: Work,
  adults: readonly string[],
  { payload, typed }: Notice,
): Promise<(adultId: string) => NotificationView['payload']> {
  const vos = typed === undefined ? new Set() : await whoSpeaksVos(em, adults);
  const inTheirWay = { ...payload, message: turned(payload.message, inVos, typed ?? []) };
  return (adultId) => (vos.has(adultId) ? inTheirWay : payload);
}

/** A row that asks nobody to look at anything: nothing looks for it before the transaction ends. */
interface ChildNotice extends Pick<Notice, 'type' | 'payload'> {
  readonly id: string;
  readonly childId: string;
  readonly createdAt: Date;
}

const childNotices: LastRows<ChildNotice> = {
  name: 'child_told',
  sql: `insert into notifications.notification_logs (id, recipient_id, type, payload, people, status, is_silent, created_at)
        select id, child_id, type, payload, array[child_id], 'unread', false, created_at
        from jsonb_to_recordset(?::jsonb) as n(id uuid, child_id uuid, type text, payload jsonb, created_at timestamptz)`,
  row: ({ id, childId, type, payload, createdAt }) => ({ id, child_id: childId, type, payload, created_at: createdAt }),
};

/** Tells a child something about itself; the live signal leaves with the row. */
export function tellChild(work: Work, childId: string, { type, payload }: Pick<Notice, 'type' | 'payload'>): void {
  const id = work.newId();
  work.writeLast(childNotices, { id, childId, type, payload, createdAt: work.now });
  told(work, childId, id);
}

function told({ count, publish }: Work, recipientId: string, notificationId: string): void {
  count('notices');
  publish(notificationAdded, { recipientId, notificationId });
}

/**
 * Writes one row for each of these adults; the live signal leaves with it. In `quiet` are those who are not to be
 * disturbed.
 */
export async function tell(
  work: Work,
  recipients: readonly string[],
  notice: Notice,
  quiet: ReadonlyMap<string, unknown> = new Map(),
): Promise<void> {
  const { em, now, newId } = work;
  const { childId } = notice.payload;
  const payloadFor = await spokenTo(work, recipients, notice);
  const people = [...(notice.names ?? []), ...(childId ? [childId] : [])];
  for (const recipientId of new Set(recipients)) {
    const id = newId();
    em.create(
      Notification,
      {
        id,
        recipientId,
        type: notice.type,
        payload: payloadFor(recipientId),
        aboutRequestId: notice.aboutRequestId ?? null,
        people,
        status: 'unread',
        isSilent: quiet.has(recipientId),
        createdAt: now,
      },
      { persist: true },
    );
    told(work, recipientId, id);
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
  await tell(work, byApp, notice, quiet);
  await waitToMail(work, type, byEmail, { ...notice, payloadFor: await spokenTo(work, byEmail, notice) }, quiet);
}
