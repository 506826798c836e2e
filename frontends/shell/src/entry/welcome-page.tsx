import { Link } from 'react-router';

import { Art, Logo } from '@alcancia/web-kit/art';
import { ButtonLink } from '@alcancia/web-kit/ui';

import { LegalLinks } from '../legal-links.js';
import { welcomeScene } from '../scenery.js';
import { words } from '../words/entry.js';
import './entry.css';

const scene = welcomeScene();

/** The first page of a visitor: what this is, and the way in. */
const WelcomePage = () => (
  <div className="welcome">
    <title>{`${words.product} · ${words.hero}`}</title>
    <header className="top">
      <Link to="/" className="logo" aria-label={words.home}>
        <Logo />
      </Link>
      <span className="grow" />
      <ButtonLink to="/auth?tab=signin" kind="bare">
        {words.signIn}
      </ButtonLink>
    </header>
    <main>
      <section className="welcome-hero">
        <div>
          <h1>{words.hero}</h1>
          <p>{words.heroText}</p>
          <div className="welcome-acts">
            <ButtonLink to="/auth?tab=signup" kind="honey" size="large">
              {words.start}
            </ButtonLink>
            <ButtonLink to="/auth?tab=signin" kind="line" size="large">
              {words.signIn}
            </ButtonLink>
          </div>
        </div>
        <Art svg={scene} className="welcome-art" />
      </section>
      <ol className="welcome-steps">
        {words.steps.map(({ title, text }, step) => (
          <li key={title} className="card">
            <b aria-hidden>{step + 1}</b>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </main>
    <footer className="welcome-foot">
      <LegalLinks />
    </footer>
  </div>
);
export default WelcomePage;
