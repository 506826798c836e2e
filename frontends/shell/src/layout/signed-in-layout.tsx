import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

import { useWho } from '@alcancia/web-kit';
import { Logo } from '@alcancia/web-kit/art';
import { HeadExtras, moneyNameOf, MoneyNames } from '@alcancia/web-kit/ui';

import { ExampleStrip } from '../example-strip.js';
import type { Navigation } from '../find-page.js';
import { homeOf } from '../home-of.js';
import { LeavingStrip } from '../leaving-strip.js';
import { words } from '../words/layout.js';
import { BottomBar } from './bottom-bar.js';
import './layout.css';
import './menus.css';
import { NavGroups } from './nav-groups.js';
import { ProfileMenu } from './profile-menu.js';

interface SignedInLayoutProps {
  /** A child's world draws its own head, with a place for the bell. */
  readonly isWorld: boolean;
  readonly title?: string | undefined;
  readonly navigation: Navigation;
  readonly bell: ReactNode;
  readonly children: ReactNode;
}

/** The frame around the pages of signed-in people (spec 2 §2). */
export function SignedInLayout({ isWorld, title, navigation, bell, children }: SignedInLayoutProps) {
  const { household } = useWho();
  return (
    <MoneyNames name={moneyNameOf(household?.moneyName)}>
      {(title || !isWorld) && <title>{title ? `${title} · ${words.product}` : words.product}</title>}
      <ExampleStrip isWorld={isWorld} />
      {isWorld ? (
        <HeadExtras extras={bell}>{children}</HeadExtras>
      ) : (
        <AdultFrame navigation={navigation} bell={bell}>
          {children}
        </AdultFrame>
      )}
    </MoneyNames>
  );
}

const contentId = 'contenido';

function AdultFrame({ navigation, bell, children }: Pick<SignedInLayoutProps, 'navigation' | 'bell' | 'children'>) {
  const who = useWho();
  const { adult } = who;
  return (
    <div className="signed-in">
      <a className="skip" href={`#${contentId}`}>
        {words.skip}
      </a>
      <header className="top">
        <Link
          className="logo-link"
          to={who.role === 'super_admin' ? homeOf(who) : '/dashboard'}
          aria-label={words.home}
        >
          <Logo />
        </Link>
        <span className="grow" />
        {bell}
        <ProfileMenu />
      </header>
      <LeavingStrip dueAt={adult?.erasureDueAt} mayKeep />
      <div className="app">
        <nav className="side" aria-label={words.menu}>
          <NavGroups navigation={navigation} />
        </nav>
        <Content>{children}</Content>
      </div>
      <BottomBar navigation={navigation} />
    </div>
  );
}

/** After navigation the new page is at its top and has the focus, so that screen readers begin there. */
function Content({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id={contentId} tabIndex={-1}>
      {children}
    </main>
  );
}
