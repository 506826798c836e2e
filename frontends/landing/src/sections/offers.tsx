import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { Check } from '@phosphor-icons/react/dist/ssr/Check';
import { DownloadSimple } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { Heart } from '@phosphor-icons/react/dist/ssr/Heart';

import type { PlanView } from '@alcancia/contracts/billing';
import type { LandingSection } from '@alcancia/contracts/marketing';
import { Art, avatar, pet, pig } from '@alcancia/web-kit/art';

import { words } from '../words/landing.js';
import { priceText } from '../words/amounts.js';
import { phoneScene, planScenes } from './drawings.js';
import { Tile } from './icon.js';
import { Section } from './section.js';

type Of<Type extends LandingSection['type']> = Extract<LandingSection, { type: Type }>;

const faces = [avatar('owl', '#fff'), avatar('cat', '#FDE6DF'), avatar('penguin', '#E4EFFA')];
const worlds = [pet('fox', 3, 'cheer'), pet('axolotl', 5, 'cheer'), pet('jaguar', 4)];
const shelves = planScenes.map((draw) => draw());
const phone = phoneScene();
const winking = pig({ mood: 'wink' });

export const Automation = ({ items, ...head }: Of<'automation'>) => (
  <Section {...head}>
    <ul className="aul">
      {items.map(({ icon, trigger, result }) => (
        <li key={trigger}>
          <p>
            <Tile icon={icon} tone="white" />
            <span>
              <small>{words.when}</small>
              {trigger}
            </span>
          </p>
          <span className="arr" aria-hidden>
            <ArrowRight size={22} weight="bold" />
          </span>
          <p>
            <Tile icon="sparkle" tone="dark" />
            <span>
              <small>{words.result}</small>
              {result}
            </span>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

/** The first one is drawn large. */
export const Benefits = ({ items, ...head }: Of<'benefits'>) => (
  <Section {...head}>
    <ul className="bens">
      {items.map(({ icon, title, text }, place) => (
        <li key={title} className={place === 0 ? 'hot' : undefined}>
          {place === 0 ? (
            <div className="pets" aria-hidden>
              {worlds.map((one) => (
                <Art key={one.length} svg={one} />
              ))}
            </div>
          ) : (
            <Tile icon={icon} tone={place % 2 ? 'agave' : 'guava'} />
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

export const Testimonials = ({ items, ...head }: Of<'testimonials'>) => (
  <Section {...head}>
    <div className="qs">
      {items.map(({ quote, alias, givenOn, rating }, place) => (
        <figure key={quote} className={place === 0 ? 'q big' : 'q'}>
          <span className="rate" role="img" aria-label={words.rated(rating)}>
            {[1, 2, 3, 4, 5].map((one) => {
              const isGiven = one <= rating;
              return <Heart key={one} size={20} weight={isGiven ? 'fill' : 'regular'} />;
            })}
          </span>
          <blockquote>«{quote}»</blockquote>
          <figcaption>
            <Art svg={faces[place % faces.length] ?? ''} />
            <span>
              <b>{alias}</b>
              <time dateTime={givenOn}>{givenOn}</time>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  </Section>
);

const mostFeatures = 6;
const featuresOf = ({ features }: PlanView): string[] =>
  features.flatMap((one) => (typeof one === 'string' ? [one] : one.items)).slice(0, mostFeatures);

interface PricingProps extends Of<'pricing'> {
  readonly plans: readonly PlanView[];
  readonly ctaText: string | null;
}

/** The currency in which prices stand before the visitor's country is known (spec 1 §9). */
const currency = 'MXN';

/** Plans as billing sells them, in the order of the page (spec 1 §2). */
export const Pricing = ({ plans, ctaText, ...head }: PricingProps) => (
  <Section {...head} id="planes">
    {plans.length === 0 && <p>{words.noPlans}</p>}
    <div className="plans">
      {plans.map((plan, place) => (
        <Plan key={plan.id} plan={plan} ctaText={ctaText} shelf={shelves[Math.min(place, shelves.length - 1)] ?? ''} />
      ))}
    </div>
    <p className="fine">{words.trial}</p>
  </Section>
);

function Plan({
  plan,
  ctaText,
  shelf,
}: {
  readonly plan: PlanView;
  readonly ctaText: string | null;
  readonly shelf: string;
}) {
  const monthly = plan.prices.filter(({ period }) => period === 'monthly');
  const cents = monthly.find((price) => price.currency === currency)?.priceCents;
  const isFree = cents === 0;
  const kind = plan.isFeatured ? 'btn-honey' : isFree ? 'btn-line' : '';
  return (
    <article className={plan.isFeatured ? 'plan best' : 'plan'}>
      {plan.isFeatured && <span className="most">{plan.featuredBadgeText ?? words.mostPopular}</span>}
      <Art className="shelfbox" svg={shelf} />
      <div className="pin">
        <h3>{plan.name}</h3>
        <p className="d">{plan.description}</p>
        {cents !== undefined && (
          <p
            className="price"
            data-prices={JSON.stringify(Object.fromEntries(monthly.map((one) => [one.currency, one.priceCents])))}
          >
            <b>{priceText(cents, currency)}</b>
            <span>
              <span data-currency>{currency}</span> {words.perMonth}
            </span>
          </p>
        )}
        <ul>
          {featuresOf(plan).map((feature) => (
            <li key={feature}>
              <Check size={20} weight="bold" aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        <a className={`btn btn-block ${kind}`} href="/auth?tab=signup">
          {ctaText ?? (isFree ? words.startFree : words.tryFree)}
          <span className="said">: {plan.name}</span>
        </a>
      </div>
    </article>
  );
}

export const Test = (head: Of<'test'>) => (
  <section className="wide sec">
    <div className="testbox">
      <div>
        <h2>{head.heading}</h2>
        {head.subheading !== '' && <p>{head.subheading}</p>}
        {head.cta && (
          <a className="btn btn-lg" href={head.cta.to}>
            {head.cta.text}
          </a>
        )}
      </div>
      <Art className="testpig" svg={winking} />
    </div>
  </section>
);

export const Install = (head: Of<'install'>) => (
  <section className="wide sec" id="instalar">
    <div className="inst">
      <div>
        <h2>{head.heading}</h2>
        {head.subheading !== '' && <p>{head.subheading}</p>}
        <dl className="places">
          {words.installSteps.map(({ where, steps }) => (
            <div key={where}>
              <dt>{where}</dt>
              {steps.map((step) => (
                <dd key={step}>{step}</dd>
              ))}
            </div>
          ))}
        </dl>
        <button type="button" className="btn btn-lg" data-install hidden>
          <DownloadSimple size={22} weight="bold" aria-hidden />
          {words.install}
        </button>
        {head.cta && (
          <a className="btn btn-lg" href={head.cta.to}>
            {head.cta.text}
          </a>
        )}
      </div>
      <Art className="phonebox" svg={phone} />
    </div>
  </section>
);
