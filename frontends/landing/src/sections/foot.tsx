import { Art, Logo, pig } from '@alcancia/web-kit/art';

import { words } from '../words/landing.js';

const peeking = pig({ mood: 'happy', coin: false, ground: false, legs: false });

/** In the order in which they are read. */
const documents = ['terms', 'privacy', 'cookies', 'refund'] as const;

/** The ways on, and the four public texts (G50). */
export const Foot = ({ hasPlans, hasHow }: { readonly hasPlans: boolean; readonly hasHow: boolean }) => (
  <footer className="ft" data-section="foot">
    <Art className="peek" svg={peeking} />
    <div className="wide">
      <div className="cols">
        <div className="first">
          <a className="logobox" href="/" aria-label={words.home}>
            <Logo />
          </a>
          <p>{words.about}</p>
        </div>
        <nav aria-label={words.footProduct}>
          <h2>{words.footProduct}</h2>
          <ul>
            {hasHow && (
              <li>
                <a href="#como-funciona">{words.how}</a>
              </li>
            )}
            {hasPlans && (
              <li>
                <a href="#planes">{words.plans}</a>
              </li>
            )}
            <li>
              <a href="/test-familia">{words.test}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={words.footFamily}>
          <h2>{words.footFamily}</h2>
          <ul>
            <li>
              <a href="/auth?tab=signin">{words.signIn}</a>
            </li>
            <li>
              <a href="/auth?tab=signup">{words.signUp}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={words.footLegal}>
          <h2>{words.footLegal}</h2>
          <ul>
            {documents.map((document) => (
              <li key={document}>
                <a href={`/${document}`}>{words.legal[document]}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="end">
        <span>© {words.product}</span>
        <span>{words.madeIn}</span>
      </p>
    </div>
  </footer>
);
