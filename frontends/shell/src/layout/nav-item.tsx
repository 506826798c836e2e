import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';

import { spoken } from '@alcancia/web-kit';
import { Tip } from '@alcancia/web-kit/ui';

import { progress } from '../progress.queries.js';
import { type Destination, isAt } from '../find-page.js';
import { words } from '../words/layout.js';

interface NavItemProps {
  readonly destination: Destination;
  /** In the phone's bar instead of a column. */
  readonly isInBar?: boolean;
  readonly onGo?: () => void;
}

/** A way to a page, or a padlock that says what is missing for it (spec 2 §2). */
export function NavItem({ destination, isInBar = false, onGo }: NavItemProps) {
  const { pathname } = useLocation();
  const {
    to,
    label,
    short = label,
    icon: Icon,
    whenLocked,
    isOptional,
    badge: Badge,
    page,
    isDown = false,
  } = destination;
  const section = page?.section;
  const { data } = useQuery({ ...progress, enabled: section !== undefined });
  const isHere = isAt(destination, pathname);
  const inside = (
    <>
      {Icon ? (
        <Icon size={isInBar ? 26 : 22} weight={isHere ? 'fill' : 'regular'} aria-hidden />
      ) : (
        <IconPlace isDown={isDown} />
      )}
      <span>
        {isInBar ? short : label} {isOptional && <small>{words.optional}</small>}
      </span>
    </>
  );
  const look = isInBar ? 'bar-item' : 'nav';
  if (section && data && !data.unlocked[section])
    return (
      <Tip text={spoken(whenLocked ?? '')}>
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
      {Badge && <Badge />}
    </Link>
  );
}

/** The icon comes with the micro-frontend; its place is kept, and marked while that does not answer. */
const IconPlace = ({ isDown }: { readonly isDown: boolean }) => (
  <svg aria-hidden viewBox="0 0 26 26">
    {isDown && <circle cx="13" cy="13" r="4" fill="currentColor" />}
  </svg>
);
