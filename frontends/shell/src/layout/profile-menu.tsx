import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { GearSix } from '@phosphor-icons/react/dist/csr/GearSix';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { User } from '@phosphor-icons/react/dist/csr/User';
import { UserSwitch } from '@phosphor-icons/react/dist/csr/UserSwitch';
import { UsersThree } from '@phosphor-icons/react/dist/csr/UsersThree';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { Link } from 'react-router';

import { format, useWho } from '@alcancia/web-kit';

import { usePopover } from '../use-popover.js';
import { words } from '../words/layout.js';
import { useLeaving } from './use-leaving.js';

/** Who is here and what is theirs; a child sees only 'Cambiar Perfil' (spec 1 §2). */
export function ProfileMenu() {
  const { active, adult, profile } = useWho();
  const { root, isOpen, toggle, close } = usePopover();
  const { changeProfile, signOut } = useLeaving();
  const id = useId();
  const name = active?.displayName ?? adult?.displayName ?? '';
  const initials = format.initialsOf(adult?.fullName ?? name);
  const type = words.types[profile];

  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen, root]);
  const move = (event: KeyboardEvent): void => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (!isOpen || to === undefined) return;
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
          <div id={id} role="menu" aria-label={words.userMenu(name)}>
            {profile === 'adult' && (
              <>
                <Link role="menuitem" tabIndex={-1} className="mi" to="/settings" onClick={close}>
                  <UsersThree size={22} aria-hidden />
                  {words.parent}
                </Link>
                <hr />
                <Link role="menuitem" tabIndex={-1} className="mi" to="/profile" onClick={close}>
                  <User size={22} aria-hidden />
                  {words.myProfile}
                </Link>
                <Link role="menuitem" tabIndex={-1} className="mi" to="/settings" onClick={close}>
                  <GearSix size={22} aria-hidden />
                  {words.settings}
                </Link>
                <hr />
              </>
            )}
            <button type="button" role="menuitem" tabIndex={-1} className="mi" onClick={changeProfile}>
              <UserSwitch size={22} aria-hidden />
              {words.changeProfile}
            </button>
            {profile === 'adult' && (
              <button type="button" role="menuitem" tabIndex={-1} className="mi" onClick={signOut}>
                <SignOut size={22} aria-hidden />
                {words.signOut}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
