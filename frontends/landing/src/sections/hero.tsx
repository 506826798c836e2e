import { Bicycle } from '@phosphor-icons/react/dist/ssr/Bicycle';
import { BookOpen } from '@phosphor-icons/react/dist/ssr/BookOpen';
import { Plant } from '@phosphor-icons/react/dist/ssr/Plant';

import type { LandingContent } from '@alcancia/contracts/marketing';
import { Art, coin, Logo, star } from '@alcancia/web-kit/art';

import { words } from '../words/landing.js';
import { heroScene } from './drawings.js';

const scene = heroScene();
const aCoin = coin(18);
const aStar = star(17);

/** The title with its one word that stands out. */
function Title({ title, emphasis }: { readonly title: string; readonly emphasis: string }) {
  const at = emphasis === '' ? -1 : title.indexOf(emphasis);
  if (at < 0) return <h1>{title}</h1>;
  return (
    <h1>
      {title.slice(0, at)}
      <em>{emphasis}</em>
      {title.slice(at + emphasis.length)}
    </h1>
  );
}

interface HeroProps extends Pick<LandingContent, 'hero' | 'authCta'> {
  /** Places of this page that its navigation leads to. */
  readonly has: { readonly how: boolean; readonly parents: boolean; readonly plans: boolean };
}

/** What this is, for whom, and the way in: all of it on the first screen of a phone. */
export const Hero = ({ hero, authCta: { primary, secondary, note }, has }: HeroProps) => (
  <header className="hero" data-section="hero">
    <div className="wide">
      <div className="head">
        <a className="logobox" href="/" aria-label={words.home}>
          <Logo />
        </a>
        <nav aria-label={words.main}>
          {has.how && <a href="#como-funciona">{words.how}</a>}
          {has.parents && <a href="#para-padres">{words.parents}</a>}
          {has.plans && <a href="#planes">{words.plans}</a>}
        </nav>
        <a className="in" href="/auth?tab=signin">
          {words.signIn}
        </a>
        <a className="btn btn-honey" href="/auth?tab=signup">
          {words.tryFree}
        </a>
      </div>
      <div className="first">
        <div className="copy">
          <Title {...hero} />
          <p className="lead">{hero.subtitle}</p>
          <div className="cta">
            <a className="btn btn-honey btn-lg" href={primary.to}>
              {primary.text}
            </a>
            {secondary && (
              <a className="quiet" href={secondary.to}>
                {secondary.text}
              </a>
            )}
          </div>
          {note !== '' && <p className="fine">{note}</p>}
        </div>
        <div className="stage" aria-hidden>
          <Art className="scenebox" svg={scene} />
          <div className="chip c1">
            <span className="ico">
              <Plant size={22} />
            </span>
            <span>
              {words.chips.activity}
              <span className="coins">
                <Art svg={aCoin} />
                {words.chips.activityCoins}
              </span>
            </span>
          </div>
          <div className="chip c2">
            <span className="ico ico-points">
              <BookOpen size={22} />
            </span>
            <span>
              {words.chips.reading}
              <span className="points">
                <Art svg={aStar} />
                {words.chips.readingPoints}
              </span>
            </span>
          </div>
          <div className="chip c3">
            <span className="ico ico-goal">
              <Bicycle size={22} />
            </span>
            <span>
              {words.chips.goal}
              <span className="slot">
                <i />
              </span>
            </span>
          </div>
        </div>
      </div>
    </div>
  </header>
);
