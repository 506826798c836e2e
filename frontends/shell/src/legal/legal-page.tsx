import { Link } from 'react-router';

import { legalVersions } from '@alcancia/contracts/identity';
import { format } from '@alcancia/web-kit';
import { Logo } from '@alcancia/web-kit/art';

import { type LegalText, words } from '../words/legal.js';
import './legal.css';

interface LegalPageProps {
  readonly text: LegalText;
  readonly other: { readonly to: string; readonly title: string };
}

const year = legalVersions.effectiveOn.slice(0, 4);
const effectiveDay = `${format.dayOf(legalVersions.effectiveOn)} de ${year}`;

/** One of the texts to which people consent, with its version and date (G50). */
export const LegalPage = ({ text, other }: LegalPageProps) => (
  <div className="legal">
    <title>{`${text.title} · ${words.product}`}</title>
    <header className="top">
      <Link to="/" className="logo" aria-label={words.home}>
        <Logo />
      </Link>
    </header>
    <main>
      <h1>{text.title}</h1>
      <p className="muted">{words.version(text.version, effectiveDay)}</p>
      {text.sections.map(({ title, text: paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <footer>
        <Link to={other.to}>{other.title}</Link>
        <Link to="/">{words.back}</Link>
      </footer>
    </main>
  </div>
);
