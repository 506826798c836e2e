import { Check } from '@phosphor-icons/react/dist/csr/Check';

import type { PlanCurrency, PlanPeriod, PlanView } from '@alcancia/contracts/billing';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/pricing.js';
import { amountOf, chargeFor, priceFor, priceOf, savingsOf, unitsOf } from './prices.policy.js';

interface PlanCardProps {
  readonly plan: PlanView;
  readonly period: PlanPeriod;
  readonly currency: PlanCurrency;
  readonly isOwn: boolean;
  /** 'Suscribirme', or how a plan is changed; null where this adult cannot do it now. */
  readonly act: { readonly label: string; readonly onPick: () => void } | null;
}

/** One plan with its price, what a longer period saves, and what it includes (spec 1 §2). */
export function PlanCard({ plan, period, currency, isOwn, act }: PlanCardProps) {
  const price = priceFor(plan, period, currency);
  const savings = savingsOf(plan, period, currency);
  const charge = chargeFor(plan, period, currency);
  const isPaid = price !== undefined && price.priceCents > 0;
  const discount = price?.discountPercent ?? 0;
  const title = `plan-${plan.slug}`;
  return (
    <article className={plan.isFeatured ? 'card plan plan-best' : 'card plan'} aria-labelledby={title}>
      {plan.isFeatured && <span className="plan-badge">{plan.featuredBadgeText ?? words.mostPopular}</span>}
      <div className="plan-head">
        <h2 id={title}>{plan.name}</h2>
        {isOwn && <span className="tag tag-success">{words.own}</span>}
      </div>
      <p className="plan-about">{plan.description}</p>
      {price && (
        <>
          <p className="plan-price">
            <b className="num">{priceOf(price.priceCents, currency)}</b> <span>{currency}</span>
          </p>
          <p className="plan-per">{words.per[period]}</p>
        </>
      )}
      {(savings !== null || discount > 0) && (
        <p className="plan-saves">
          {savings && (
            <span className="tag tag-success">
              {words.saves(savings.percent, `${unitsOf(savings.cents, currency)} ${currency}`)}
            </span>
          )}
          {discount > 0 && <span className="tag tag-agave">{words.discount(discount)}</span>}
        </p>
      )}
      {isPaid && charge && charge.currency !== currency && (
        <p className="plan-charged">{words.chargedIn(amountOf(charge), words.per[period])}</p>
      )}
      {isPaid && charge && act && (
        <Button block onClick={act.onPick}>
          {act.label}
        </Button>
      )}
      {(!price || !charge) && (
        <Button block disabled>
          {words.notSold}
        </Button>
      )}
      {charge && price?.priceCents === 0 && (
        <Button block disabled>
          {words.free}
        </Button>
      )}
      <Features plan={plan} />
    </article>
  );
}

function Features({ plan: { features } }: Pick<PlanCardProps, 'plan'>) {
  if (features.length === 0) return <p className="plan-features plan-about">{words.noFeatures}</p>;
  return (
    <div className="plan-features">
      <h3>{words.includes}</h3>
      <ul>
        {features.map((each) =>
          typeof each === 'string' ? (
            <Feature key={each} text={each} />
          ) : (
            <li key={each.title}>
              <h4>
                <span aria-hidden>{each.emoji}</span> {each.title}
              </h4>
              <ul>
                {each.items.map((item) => (
                  <Feature key={item} text={item} />
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

const Feature = ({ text }: { readonly text: string }) => (
  <li className="plan-feature">
    <Check size={20} weight="bold" aria-hidden />
    <span>{text}</span>
  </li>
);
