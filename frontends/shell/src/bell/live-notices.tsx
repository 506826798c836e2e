import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { useLive, useSession } from '@alcancia/web-kit';
import { toast } from '@alcancia/web-kit/ui';

import { words } from '../words/bell.js';
import { notifications } from './bell.queries.js';
import { ownPath } from './own-path.js';
import { useOpenNotice } from './use-open-notice.js';

/** Another session, profile or person gets another live socket; at '¿Quién está aquí?' it tells that the session has ended. */
function useLineOf(): string | null {
  const session = useSession();
  if (!('who' in session)) return null;
  const { sessionId, profile, active } = session.who;
  return [sessionId, profile, active?.id].join(':');
}

/** Says what has happened as soon as somebody is told of it; never again, and never what is read already (spec 1 §4). */
export function useNoticeToasts(): (notificationId: string) => Promise<void> {
  const client = useQueryClient();
  const open = useOpenNotice();
  const told = useRef(new Set<string>());
  return async (notificationId) => {
    if (told.current.has(notificationId)) return;
    told.current.add(notificationId);
    const list = await client.fetchQuery(notifications).catch(() => null);
    const notice = list?.notifications.find(({ id }) => id === notificationId);
    if (notice?.status !== 'unread' || notice.isSilent) return;
    const icons = await import('./notice-icon.js').catch(() => null);
    toast({
      title: notice.payload.message,
      yields: true,
      ...(icons ? { icon: <icons.NoticeIcon notice={notice} /> } : {}),
      ...(ownPath(notice.payload.link) ? { action: { label: words.open, onClick: () => open(notice) } } : {}),
    });
  };
}

/** The live socket of this tab; mounted once, around everything. */
export function LiveNotices() {
  const tell = useNoticeToasts();
  useLive(useLineOf(), (notificationId) => void tell(notificationId));
  return null;
}
