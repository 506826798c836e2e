import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type KeyboardEvent, Suspense, useId } from 'react';

import { format, useWho } from '@alcancia/web-kit';
import { lazyPage } from '@alcancia/web-kit/ui';

import { usePopover } from '../use-popover.js';
import { words } from '../words/layout.js';

const ProfileMenuItems = lazyPage('profile-menu', () => import('./profile-menu-items.js'));

/** Who is here, and what opens from there: arrows move, Escape and a tap beside it close. */
export function ProfileMenu() {
  const { active, adult, profile, role } = useWho();
  const { root, isOpen, toggle, close } = usePopover();
  const id = useId();
  const name = active?.displayName ?? adult?.displayName ?? '';
  const initials = format.initialsOf(adult?.fullName ?? name);
  const type = role === 'super_admin' ? words.superAdmin : words.types[profile];

  const move = (event: KeyboardEvent): void => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (items.length === 0 || to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };

  return (
    <div ref={root} className="me-place" role="presentation" onKeyDown={move}>
      <button
        type="button"
        className="me"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className="sr">{words.userMenu(name)}</span>
        <span className="initials" aria-hidden>
          {initials}
        </span>
        <span className="who" aria-hidden>
          <b>{name}</b>
          <span>{type}</span>
        </span>
        <CaretDown size={14} weight="bold" aria-hidden />
      </button>
      {isOpen && (
        <div className="umenu">
          <div className="uhead">
            <span className="initials" aria-hidden>
              {initials}
            </span>
            <div>
              <b>{adult?.fullName ?? name}</b>
              <span className="tag tag-agave">{type}</span>
            </div>
          </div>
          <Suspense>
            <ProfileMenuItems id={id} label={words.userMenu(name)} onPick={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
