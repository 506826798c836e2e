import { Link } from 'react-router';

import { Logo } from '@alcancia/web-kit/art';

import { LegalLinks } from '../legal-links.js';
import { words } from '../words/share.js';
import { ShareApp } from './share-app.js';

/** '/share-app' of a visitor: to whom installing has failed is led here, too (spec 2 §4). */
export default function ShareForVisitors() {
  return (
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
}
