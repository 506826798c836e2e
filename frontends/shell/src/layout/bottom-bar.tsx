import { List } from '@phosphor-icons/react/dist/csr/List';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';

import { lazyPage } from '@alcancia/web-kit/ui';

import { words } from '../words/layout.js';
import { isAt, type Navigation } from '../find-page.js';
import { NavBar } from './nav-groups.js';

const SideMenu = lazyPage('side-menu', () => import('./side-menu.js'));

/** The fifth opens the menu. */
const places = 4;

/** The phone's bar: what is used every day, and the menu with the rest. */
export function BottomBar({ navigation }: { readonly navigation: Navigation }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const inBar = navigation.destinations.filter(({ isInBar }) => isInBar).slice(0, places);
  const isElsewhere = !inBar.some((destination) => isAt(destination, pathname));
  return (
    <>
      <nav className="bar" aria-label={words.mainBar}>
        <NavBar destinations={inBar} isPartial={navigation.isPartial} />
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
          <SideMenu navigation={navigation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
