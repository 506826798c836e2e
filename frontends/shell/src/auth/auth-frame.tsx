import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Art, Logo, Pig } from '@alcancia/web-kit/art';

import { LegalLinks } from '../legal-links.js';
import { welcomeScene } from '../scenery.js';
import { words } from '../words/auth.js';
import './auth.css';

const scene = welcomeScene();

interface AuthFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** The two halves of every page about the account: the scene, and what is to be done. */
export const AuthFrame = ({ title, text, children }: AuthFrameProps) => (
  <div className="auth">
    <title>{`${title} · ${words.product}`}</title>
    <aside className="auth-scene" aria-hidden>
      <Art svg={scene} className="auth-scene-art" />
      <div>
        <Logo />
        <b>{words.motto}</b>
      </div>
    </aside>
    <main className="auth-main">
      <Link to="/" className="auth-back">
        <ArrowLeft size={20} />
        {words.backToStart}
      </Link>
      <header>
        <div>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        <Pig mood="wink" className="auth-peek" />
      </header>
      {children}
      <LegalLinks />
    </main>
  </div>
);
