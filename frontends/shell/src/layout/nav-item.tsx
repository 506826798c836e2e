import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';

import { Tip } from '@alcancia/web-kit/ui';

import { words } from '../words/layout.js';
import { type Destination, isAt } from './destinations.js';
import { pendingCount, progress } from './layout.queries.js';

interface NavItemProps {
  readonly destination: Destination;
  /** In the phone's bar instead of a column. */
  readonly isInBar?: boolean;
  readonly onGo?: () => void;
}

/** A way to a page, or a padlock that says what is missing for it (spec 2 §2). */
export function NavItem({ destination, isInBar = false, onGo }: NavItemProps) {
  const { pathname } = useLocation();
  const { data } = useQuery(progress);
  const { to, label, short = label, icon: Icon, section, isOptional, hasPending } = destination;
  const isHere = isAt(destination, pathname);
  const inside = (
    <>
      <Icon size={isInBar ? 26 : 22} weight={isHere ? 'fill' : 'regular'} aria-hidden />
      <span>
        {isInBar ? short : label} {isOptional && <small>{words.optional}</small>}
      </span>
    </>
  );
  const look = isInBar ? 'bar-item' : 'nav';
  if (section && data && !data.unlocked[section])
    return (
      <Tip text={words.locked[section]}>
        {(wired) => (
          <span {...wired} role="link" aria-disabled className={`${look} locked`}>
            {inside}
            <LockSimple className="lock" weight="fill" aria-hidden />
          </span>
        )}
      </Tip>
    );
  return (
    <Link
      to={to}
      className={isHere ? `${look} on` : look}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => onGo?.()}
    >
      {inside}
      {hasPending && <PendingBadge />}
    </Link>
  );
}

const most = 9;

/** How many requests of the children wait. */
function PendingBadge() {
  const { data } = useQuery(pendingCount);
  if (!data || data.pending === 0) return null;
  return (
    <>
      <span className="badge" aria-hidden>
        {data.pending > most ? `${most}+` : data.pending}
      </span>
      <span className="sr">{words.pending(data.pending)}</span>
    </>
  );
}
