import { lazy } from 'react';
import { Link } from 'react-router';

import { useSession } from '@alcancia/web-kit';
import { Logo } from '@alcancia/web-kit/art';
import { FullPageLoading } from '@alcancia/web-kit/ui';

import { LegalLinks } from '../legal-links.js';
import { words } from '../words/share.js';
import { ShareApp } from '../share/share-app.js';

const ProtectedPage = lazy(() => import('./protected-page.js'));

/** '/share-app': a visitor to whom installing has failed is led here, too (spec 2 §4); who is signed in sees it in the frame. */
export default function ShareEntry() {
  const { status } = useSession();
  if (status === 'loading') return <FullPageLoading />;
  return status === 'none' ? <ForVisitors /> : <ProtectedPage />;
}

const ForVisitors = () => (
  <div className="share-visitor">
    <title>{`${words.name} · ${words.product}`}</title>
    <header>
      <Link to="/" className="logo" aria-label={words.home}>
        <Logo />
      </Link>
    </header>
    <main>
      <h1>{words.name}</h1>
      <ShareApp />
    </main>
    <footer>
      <LegalLinks />
    </footer>
  </div>
);
