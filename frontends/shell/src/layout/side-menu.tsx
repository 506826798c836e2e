import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserSwitch } from '@phosphor-icons/react/dist/csr/UserSwitch';
import { X } from '@phosphor-icons/react/dist/csr/X';

import { format, useWho } from '@alcancia/web-kit';
import { Logo } from '@alcancia/web-kit/art';
import { Veil } from '@alcancia/web-kit/ui';

import type { Navigation } from '../find-page.js';
import { words } from '../words/layout.js';
import { NavGroups } from './nav-groups.js';
import { useLeaving } from './use-leaving.js';

interface SideMenuProps {
  readonly navigation: Navigation;
  readonly onClose: () => void;
}

/** The phone's menu: every destination in its group, the way to another profile, and the way out. */
export default function SideMenu({ navigation, onClose }: SideMenuProps) {
  const { active, adult, role } = useWho();
  const runsProduct = role === 'super_admin';
  const { changeProfile, signOut } = useLeaving();
  const name = active?.displayName ?? '';
  return (
    <Veil onClose={onClose} label={words.menu} className="veil to-menu">
      <div className="smenu">
        <header>
          <Logo />
          <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
            <X size={22} />
          </button>
        </header>
        {!runsProduct && (
          <button type="button" className="sme" onClick={changeProfile}>
            <span className="initials" aria-hidden>
              {format.initialsOf(adult?.fullName ?? name)}
            </span>
            <span className="grow">
              <b>{name}</b>
              <span>{words.changeProfile}</span>
            </span>
            <UserSwitch size={24} aria-hidden />
          </button>
        )}
        <nav className="snav" aria-label={words.menu}>
          <NavGroups navigation={navigation} onGo={onClose} />
        </nav>
        <button type="button" className="nav out" onClick={signOut}>
          <SignOut size={22} aria-hidden />
          {words.signOut}
        </button>
      </div>
    </Veil>
  );
}
