import { House } from '@phosphor-icons/react/dist/csr/House';
import { Link } from 'react-router';

import { Logo, Pig } from '@alcancia/web-kit/art';
import { ButtonLink } from '@alcancia/web-kit/ui';

import { words } from '../words/entry.js';
import './entry.css';

/** Any other path. */
export const NotFound = () => (
  <div className="not-found">
    <title>{`${words.notFound} · ${words.product}`}</title>
    <header className="top">
      <Link to="/" className="logo" aria-label={words.home}>
        <Logo />
      </Link>
    </header>
    <main>
      <div className="not-found-art" aria-hidden>
        <span>4</span>
        <Pig mood="think" coin={false} />
        <span>4</span>
      </div>
      <h1>{words.notFound}</h1>
      <p className="muted">{words.notFoundText}</p>
      <ButtonLink to="/" size="large" icon={<House size={22} />}>
        {words.backHome}
      </ButtonLink>
    </main>
  </div>
);
