import { CreditCard } from '@phosphor-icons/react/dist/csr/CreditCard';
import { GearSix } from '@phosphor-icons/react/dist/csr/GearSix';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { User } from '@phosphor-icons/react/dist/csr/User';
import { UserPlus } from '@phosphor-icons/react/dist/csr/UserPlus';
import { UserSwitch } from '@phosphor-icons/react/dist/csr/UserSwitch';
import { UsersThree } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { useWho } from '@alcancia/web-kit';

import { words } from '../words/layout.js';
import { useLeaving } from './use-leaving.js';

interface ProfileMenuItemsProps {
  readonly id: string;
  readonly label: string;
  readonly onPick: () => void;
}

/** What the profile menu offers: to a child only 'Cambiar Perfil', to a super administrator only 'Cerrar Sesión' (spec 1 §2, spec 2 §6). */
export default function ProfileMenuItems({ id, label, onPick }: ProfileMenuItemsProps) {
  const { profile, role } = useWho();
  const runsProduct = role === 'super_admin';
  const isAdult = profile === 'adult' && !runsProduct;
  const { changeProfile, signOut } = useLeaving();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);
  return (
    <div ref={menu} id={id} role="menu" aria-label={label}>
      {isAdult && (
        <>
          <Link role="menuitem" tabIndex={-1} className="mi" to="/settings" onClick={onPick}>
            <UsersThree size={22} aria-hidden />
            {words.parent}
          </Link>
          <Link role="menuitem" tabIndex={-1} className="mi" to="/invite-guardian" onClick={onPick}>
            <UserPlus size={22} aria-hidden />
            {words.inviteGuardian}
          </Link>
          <hr />
          <Link role="menuitem" tabIndex={-1} className="mi" to="/profile" onClick={onPick}>
            <User size={22} aria-hidden />
            {words.myProfile}
          </Link>
          <Link role="menuitem" tabIndex={-1} className="mi" to="/settings" onClick={onPick}>
            <GearSix size={22} aria-hidden />
            {words.settings}
          </Link>
          <Link role="menuitem" tabIndex={-1} className="mi" to="/pricing" onClick={onPick}>
            <CreditCard size={22} aria-hidden />
            {words.subscription}
          </Link>
          <hr />
        </>
      )}
      {!runsProduct && (
        <button type="button" role="menuitem" tabIndex={-1} className="mi" onClick={changeProfile}>
          <UserSwitch size={22} aria-hidden />
          {words.changeProfile}
        </button>
      )}
      {(isAdult || runsProduct) && (
        <button type="button" role="menuitem" tabIndex={-1} className="mi" onClick={signOut}>
          <SignOut size={22} aria-hidden />
          {words.signOut}
        </button>
      )}
    </div>
  );
}
