import { Desktop } from '@phosphor-icons/react/dist/csr/Desktop';
import { DeviceMobile } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { DeviceTablet } from '@phosphor-icons/react/dist/csr/DeviceTablet';

import { format } from '@alcancia/web-kit';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/profile.js';
import type { OpenSession } from './account.queries.js';

export type ShownSession = OpenSession & { readonly isClosed?: boolean };

const shapes = { mobile: DeviceMobile, tablet: DeviceTablet, desktop: Desktop };

interface SessionRowProps {
  readonly session: ShownSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One browser in which the account is open. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { isThis, isClosed = false, childName, lastSeenAt, openedAt, type } = session;
  const Shape = shapes[type];
  const name = words.sessions.place(session.browser, session.system);
  const seen = isThis ? words.sessions.now : words.sessions.seen(format.relativeTime(lastSeenAt));
  const isInside = childName !== null && !isClosed;
  return (
    <div className={isClosed ? 'session closed' : 'session'}>
      <span className="ic-tile">
        <Shape size={24} weight="duotone" aria-hidden />
      </span>
      <div className="grow">
        <p className="t">
          {name}
          {isThis && <span className="tag tag-success">{words.sessions.here}</span>}
          {isClosed && <span className="tag">{words.sessions.closed}</span>}
        </p>
        <p className="caption">{[seen, words.sessions.since(format.relativeTime(openedAt))].join(' · ')}</p>
        {isInside && <p className="caption">{words.sessions.inside(childName)}</p>}
      </div>
      {!isThis && !isClosed && (
        <Button
          kind="line"
          size="small"
          className="end"
          busy={busy}
          aria-label={words.sessions.endNamed(name)}
          onClick={onEnd}
        >
          {words.sessions.end}
        </Button>
      )}
    </div>
  );
}
