import { useNavigate } from 'react-router';

import { markNotificationsRead, type NotificationView } from '@alcancia/contracts/notifications';
import { useWrite } from '@alcancia/web-kit';
import { dismissToast } from '@alcancia/web-kit/ui';

import { ownPath } from './own-path.js';

/** A click marks it read and opens what it is about. */
export function useOpenNotice(): (notice: NotificationView) => void {
  const navigate = useNavigate();
  const { mutate } = useWrite(markNotificationsRead);
  return ({ id, status, payload }) => {
    dismissToast();
    if (status === 'unread') mutate({ ids: [id] });
    const path = ownPath(payload.link);
    if (path) void navigate(path);
  };
}
