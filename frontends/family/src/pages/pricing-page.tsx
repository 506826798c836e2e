import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { PlanCurrency, PlanPeriod } from '@alcancia/contracts/billing';
import { Bones, Empty, HintBox, Part } from '@alcancia/web-kit/ui';

import { Invoices } from '../pricing/invoices.js';
import { placeOf } from '../pricing/place.policy.js';
import { PlanCard } from '../pricing/plan-card.js';
import { ownPlan, plansOnSale } from '../pricing/pricing.queries.js';
import { words } from '../words/pricing.js';
import '../pricing/pricing.css';

/** 'Mi Suscripción': the plans that are sold, with their prices, and which one the family has (spec 1 §2). */
export default function PricingPage() {
  const [period, setPeriod] = useState<PlanPeriod>('monthly');
  const place = placeOf(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
  return (
    <div className="pricing">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.pricesFor(place.country, place.currency)}</p>
      </div>
      <div className="pricing-period" role="group" aria-label={words.period}>
        <button type="button" aria-pressed={period === 'monthly'} onClick={() => setPeriod('monthly')}>
          {words.monthly}
        </button>
        <button type="button" aria-pressed={period === 'annual'} onClick={() => setPeriod('annual')}>
          {words.annual} <span className="tag tag-success">{words.annualSaves}</span>
        </button>
      </div>
      <Part fallback={<Bones card lines={8} />}>
        <Plans period={period} currency={place.currency} />
      </Part>
      <Part fallback={<Bones card lines={3} />}>
        <Invoices />
      </Part>
    </div>
  );
}

interface PlansProps {
  readonly period: PlanPeriod;
  readonly currency: PlanCurrency;
}

function Plans({ period, currency }: PlansProps) {
  const { plans } = useSuspenseQuery(plansOnSale).data;
  const { plan: own } = useSuspenseQuery(ownPlan).data;
  if (plans.length === 0) return <Empty title={words.noPlans} text={words.noPlansText} />;
  return (
    <>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} currency={currency} isOwn={plan.id === own?.id} />
        ))}
      </div>
      <HintBox>{words.notYet}</HintBox>
    </>
  );
}
