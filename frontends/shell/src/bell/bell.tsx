import { Bell as BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useRef } from 'react';

import { ListBones, lazyPage } from '@alcancia/web-kit/ui';

import { usePopover } from '../use-popover.js';
import { words } from '../words/bell.js';
import './bell.css';
import { notifications } from './bell.queries.js';

const NoticeList = lazyPage('notices', () => import('./notice-list.js'));

/** Above it the badge says '9+' (spec 1 §9). */
const badgeMost = 9;

/** The bell with what is not read yet; adults and children have their own (G23). */
export function Bell() {
  const { data } = useQuery(notifications);
  const { root, isOpen, toggle, close } = usePopover();
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const unread = data?.unread ?? 0;
  const badge = unread > badgeMost ? `${badgeMost}+` : unread > 0 ? `${unread}` : '';
  useEffect(() => {
    if (isOpen) popover.current?.focus();
  }, [isOpen]);
  return (
    <div ref={root} className="bell">
      <button
        type="button"
        className="icon-btn"
        aria-label={words.bell(badge)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <BellIcon size={26} weight={isOpen ? 'fill' : 'regular'} aria-hidden />
        {badge && (
          <span className="badge" aria-hidden>
            {badge}
          </span>
        )}
      </button>
      {isOpen && (
        <div ref={popover} id={id} role="dialog" aria-label={words.title} tabIndex={-1} className="bell-pop">
          <Suspense fallback={<ListBones rows={3} />}>
            <NoticeList onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
