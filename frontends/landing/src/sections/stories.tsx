import { CheckCircle } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { Check } from '@phosphor-icons/react/dist/ssr/Check';
import { MinusCircle } from '@phosphor-icons/react/dist/ssr/MinusCircle';

import type { LandingSection } from '@alcancia/contracts/marketing';
import { Art, avatar, coin, pet, pig } from '@alcancia/web-kit/art';

import { words } from '../words/landing.js';
import { claimText, numberText } from '../words/amounts.js';
import { askedScene, coinNumber, wreathOfImpact } from './drawings.js';
import { Tile } from './icon.js';
import { Section } from './section.js';

type Of<Type extends LandingSection['type']> = Extract<LandingSection, { type: Type }>;

const asked = askedScene();
const numbered = coinNumber();
const ring = wreathOfImpact();
const watching = pig({ mood: 'look' });
const between = coin(34);
const queued = [avatar('rabbit', '#ECE8FC'), avatar('fox', '#FDE6DF'), avatar('dragon', '#DCEEE6')];
const stages = ([1, 2, 3, 5] as const).map((stage) => pet('axolotl', stage, stage === 1 ? 'look' : 'cheer'));
const bands = ['coral', 'blue', 'green', 'orange'] as const;

/** Pain points beside the pig that is asked. */
export const Problem = ({ items, claim, ...head }: Of<'problem'>) => (
  <Section {...head}>
    <div className="prob">
      <div className="probpic" aria-hidden>
        <Art svg={asked} />
        {words.asks.map((ask, place) => (
          <span key={ask} className={`bubble b${place + 1}`}>
            {ask}
          </span>
        ))}
      </div>
      <ul className="pains">
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <Tile icon={icon} tone="guava" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
    {claim && <p className="src">{claimText(claim)}</p>}
  </Section>
);

export const HowItWorks = ({ items, ...head }: Of<'how-it-works'>) => (
  <Section {...head} id="como-funciona">
    <ol className="howl">
      {items.map(({ title, text }, place) => (
        <li key={title}>
          <span className="coinno" aria-hidden>
            <Art svg={numbered} />
            <b>{place + 1}</b>
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
      <li className="end" aria-hidden>
        <Art svg={watching} />
      </li>
    </ol>
  </Section>
);

/** Age bands, each with a companion one stage further. */
export const Learning = ({ items, ...head }: Of<'learning'>) => (
  <Section {...head}>
    <ul className="ages">
      {items.map(({ ages, title, skills }, place) => (
        <li key={title} className={`band-${bands[place % bands.length]}`}>
          <b className="yrs">{ages}</b>
          <h3>{title}</h3>
          <ul>
            {skills.map((skill) => (
              <li key={skill}>
                <Check size={20} weight="bold" aria-hidden />
                {skill}
              </li>
            ))}
          </ul>
          <Art className="ap" svg={stages[place % stages.length] ?? ''} />
        </li>
      ))}
    </ul>
  </Section>
);

export const Parents = ({ items, ...head }: Of<'parents'>) => (
  <Section {...head} id="para-padres">
    <div className="par">
      <div className="mock" aria-hidden>
        <div className="qq">
          <p className="qh">
            {words.toApprove} <span className="n">{words.queue.length}</span>
          </p>
          <ul>
            {words.queue.map(({ title, about }, place) => (
              <li key={title}>
                <Art svg={queued[place] ?? ''} />
                <span className="grow">
                  <b>{title}</b>
                  <small>{about}</small>
                </span>
                <span className={place === 0 ? 'ok did' : 'ok'}>
                  <Check size={22} weight="bold" />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ul className="parl">
        {items.map(({ icon, benefit, proof, link }) => (
          <li key={benefit}>
            <Tile icon={icon} tone="agave" />
            <div>
              <h3>{benefit}</h3>
              <p>{proof}</p>
              {link && <a href={link.to}>{link.text}</a>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

/** Numbers that count up once they are seen; each with its source and day (G39). */
export function Stats({ heading, subheading, cta, items }: Of<'stats'>) {
  const sources = [...new Set(items.map(claimText))];
  return (
    <section className="impact" aria-label={words.impact}>
      <Art className="rgbox" svg={ring} />
      <div className="wide">
        <h2>{heading}</h2>
        {subheading !== '' && <p className="sub">{subheading}</p>}
        <dl className="nums">
          {items.map(({ value, suffix, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-count={value} data-suffix={suffix}>
                {numberText(value)}
                {suffix}
              </dd>
            </div>
          ))}
        </dl>
        <p className="src">{sources.join(' ')}</p>
        {cta && (
          <a className="btn btn-honey btn-lg sec-cta" href={cta.to}>
            {cta.text}
          </a>
        )}
      </div>
    </section>
  );
}

export const BeforeAfter = ({ items, ...head }: Of<'before-after'>) => (
  <Section {...head}>
    <div className="bah" aria-hidden>
      <span>{words.before}</span>
      <span>{words.after}</span>
    </div>
    <ul className="bal">
      {items.map(({ before, after }) => (
        <li key={before}>
          <p className="a">
            <MinusCircle size={24} aria-hidden />
            <span>
              <span className="said">{words.before}: </span>
              {before}
            </span>
          </p>
          <Art className="mid" svg={between} />
          <p className="b">
            <CheckCircle size={24} weight="fill" aria-hidden />
            <span>
              <span className="said">{words.after}: </span>
              {after}
            </span>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
