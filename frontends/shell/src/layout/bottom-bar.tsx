import { List } from '@phosphor-icons/react/dist/csr/List';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';

import { lazyPage } from '@alcancia/web-kit/ui';

import { words } from '../words/layout.js';
import { barDestinations, isAt } from './destinations.js';
import { NavItem } from './nav-item.js';

const SideMenu = lazyPage('side-menu', () => import('./side-menu.js'));

/** The phone's bar: what is used every day, and the menu with the rest. */
export function BottomBar() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isElsewhere = !barDestinations.some((destination) => isAt(destination, pathname));
  return (
    <>
      <nav className="bar" aria-label={words.mainBar}>
        {barDestinations.map((destination) => (
          <NavItem key={destination.to} destination={destination} isInBar />
        ))}
        <button
          type="button"
          className={isElsewhere ? 'bar-item on' : 'bar-item'}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <List size={26} weight={isElsewhere ? 'bold' : 'regular'} aria-hidden />
          <span>{words.menu}</span>
        </button>
      </nav>
      {isOpen && (
        <Suspense>
          <SideMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
