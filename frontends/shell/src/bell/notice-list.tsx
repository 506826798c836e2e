import { Checks } from '@phosphor-icons/react/dist/csr/Checks';
import { useQuery } from '@tanstack/react-query';

import { markAllNotificationsRead, type NotificationView } from '@alcancia/contracts/notifications';
import { format, useWrite } from '@alcancia/web-kit';
import { Pig } from '@alcancia/web-kit/art';
import { ErrorPanel, ListBones, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/bell.js';
import { notifications } from './bell.queries.js';
import { NoticeIcon, tintOf } from './notice-icon.js';
import { useOpenNotice } from './use-open-notice.js';

/** What the bell opens: the newest first, in a list of 400 px (spec 1 §2). */
export default function NoticeList({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, refetch } = useQuery(notifications);
  const markAll = useWrite(markAllNotificationsRead, { onError: (error) => toastError(error) });
  const open = useOpenNotice();
  return (
    <>
      <div className="bell-head">
        <h2>{words.title}</h2>
        {data && data.unread > 0 && (
          <button
            type="button"
            className="icon-btn"
            aria-label={words.markAll}
            title={words.markAll}
            aria-busy={markAll.isPending || undefined}
            onClick={() => !markAll.isPending && markAll.mutate({})}
          >
            <Checks size={24} aria-hidden />
          </button>
        )}
      </div>
      <div className="notices">
        {data ? (
          <Notices
            notices={data.notifications}
            onOpen={(notice) => {
              onClose();
              open(notice);
            }}
          />
        ) : isError ? (
          <ErrorPanel bare title={words.failed} onRetry={() => void refetch()} />
        ) : (
          <ListBones rows={3} />
        )}
      </div>
    </>
  );
}

interface NoticesProps {
  readonly notices: readonly NotificationView[];
  readonly onOpen: (notice: NotificationView) => void;
}

function Notices({ notices, onOpen }: NoticesProps) {
  if (notices.length === 0)
    return (
      <div className="panel small">
        <Pig mood="sleep" coin={false} />
        <p>{words.empty}</p>
      </div>
    );
  return (
    <ul>
      {notices.map((notice) => (
        <li key={notice.id}>
          <button
            type="button"
            className={notice.status === 'unread' ? 'notice un' : 'notice'}
            onClick={() => onOpen(notice)}
          >
            <span className="notice-icon" data-tint={tintOf(notice)}>
              <NoticeIcon notice={notice} />
            </span>
            <span className="grow">
              {notice.payload.message}
              <small>{format.relativeTime(notice.createdAt)}</small>
            </span>
            {notice.status === 'unread' && <i className="unread-dot" role="img" aria-label={words.unread} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
