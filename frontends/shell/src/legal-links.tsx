import { Link } from 'react-router';

import { words } from './words/legal.js';
import './legal-links.css';

/** In the order in which they are read; the contracts that the first screen carries have no values. */
const documents = ['terms', 'privacy', 'cookies', 'refund'] as const;

/** The way to the four public texts, at the foot of every public page (G50). */
export const LegalLinks = () => (
  <nav className="legal-links" aria-label={words.links}>
    {documents.map((document) => (
      <Link key={document} to={`/${document}`}>
        {words.titles[document]}
      </Link>
    ))}
  </nav>
);
