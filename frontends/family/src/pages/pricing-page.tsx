import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import type { PlanPeriod, PlanView, SubscriptionView } from '@alcancia/contracts/billing';
import { Bones, Empty, HintBox, Part } from '@alcancia/web-kit/ui';

import { ChangeOutcome } from '../pricing/change-outcome.js';
import { ChangePlanDialog } from '../pricing/change-plan-dialog.js';
import { Invoices } from '../pricing/invoices.js';
import { OwnSubscription } from '../pricing/own-subscription.js';
import { PlanCard } from '../pricing/plan-card.js';
import { chargeFor } from '../pricing/prices.policy.js';
import { ownPlan, ownSubscription, place, plansOnSale, whoIsHere } from '../pricing/pricing.queries.js';
import { SubscribeDialog } from '../pricing/subscribe-dialog.js';
import { words } from '../words/pricing.js';
import '../pricing/pricing.css';

/** 'Mi Suscripción': the plans that are sold, with their prices, and which one the family has (spec 1 §2). */
export default function PricingPage({ go }: Pick<PlansProps, 'go'>) {
  const [address] = useSearchParams();
  return (
    <div className="pricing">
      <div className="page-head">
        <h1>{words.title}</h1>
        <Part fallback={<p>&nbsp;</p>}>
          <PricesFor />
        </Part>
      </div>
      <Part fallback={null}>
        <ChangeOutcome />
      </Part>
      {address.get('from') === 'paypal' && <HintBox>{words.cameBack}</HintBox>}
      <Part fallback={<Bones card lines={8} />}>
        <Plans {...(go && { go })} />
      </Part>
      <Part fallback={<Bones card lines={3} />}>
        <Invoices />
      </Part>
    </div>
  );
}

function PricesFor() {
  const { country, currency } = useSuspenseQuery(place).data;
  return <p>{words.pricesFor(country, currency)}</p>;
}

interface PlansProps {
  readonly go?: (address: string) => void;
}

/** Whether a new subscription may begin: the server refuses it while one runs or lasts. */
const isFree = (subscription: SubscriptionView | null): boolean =>
  subscription === null || subscription.state === 'pending_approval' || subscription.state === 'expired';

/** The period in which the family pays is shown first. */
const firstShown = (subscription: SubscriptionView | null): PlanPeriod =>
  subscription && !isFree(subscription) && subscription.period !== 'monthly' ? 'annual' : 'monthly';

function Plans({ go }: PlansProps) {
  const { currency } = useSuspenseQuery(place).data;
  const { plans } = useSuspenseQuery(plansOnSale).data;
  const { plan: own } = useSuspenseQuery(ownPlan).data;
  const { subscription, hasTrial } = useSuspenseQuery(ownSubscription).data;
  const { active } = useSuspenseQuery(whoIsHere).data;
  const [period, setPeriod] = useState(() => firstShown(subscription));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = plans.find(({ id }) => id === chosenId);
  const isOwner = own !== null;
  const mayBegin = active !== null && isOwner && isFree(subscription);
  const running = isOwner && subscription?.canChange ? subscription : null;
  // PayPal changes no currency: another plan is paid in the one that is paid already.
  const charge = chosen && chargeFor(chosen, period, running?.currency ?? currency);
  const actFor = ({ id }: PlanView) => {
    const onPick = () => setChosenId(id);
    if (mayBegin) return { label: words.subscribe, onPick };
    const isSame = running?.planId === id && running.period === period;
    return running && !isSame ? { label: words.change, onPick } : null;
  };
  return (
    <>
      {subscription && subscription.state !== 'expired' && <OwnSubscription subscription={subscription} />}
      {!isOwner && <HintBox>{words.ownerOnly}</HintBox>}
      {plans.length === 0 && <Empty title={words.noPlans} text={words.noPlansText} />}
      <PeriodSwitch period={period} onPick={setPeriod} />
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            currency={currency}
            isOwn={plan.id === own?.id}
            act={actFor(plan)}
          />
        ))}
      </div>
      {plans.length > 0 && <p className="pricing-foot">{hasTrial || !isOwner ? words.trial : words.trialOnce}</p>}
      {chosen && charge && running && (
        <ChangePlanDialog
          subscription={running}
          plan={chosen}
          before={plans.find(({ id }) => id === own?.id)}
          period={period}
          charge={charge}
          onClose={() => setChosenId(null)}
          {...(go && { go })}
        />
      )}
      {chosen && charge && mayBegin && (
        <SubscribeDialog
          plan={chosen}
          before={plans.find(({ id }) => id === own.id)}
          period={period}
          charge={charge}
          hasTrial={hasTrial}
          userId={active.id}
          onClose={() => setChosenId(null)}
          {...(go && { go })}
        />
      )}
    </>
  );
}

interface PeriodSwitchProps {
  readonly period: PlanPeriod;
  readonly onPick: (period: PlanPeriod) => void;
}

const PeriodSwitch = ({ period, onPick }: PeriodSwitchProps) => (
  <div className="pricing-period" role="group" aria-label={words.period}>
    <button type="button" aria-pressed={period === 'monthly'} onClick={() => onPick('monthly')}>
      {words.monthly}
    </button>
    <button type="button" aria-pressed={period === 'annual'} onClick={() => onPick('annual')}>
      {words.annual} <span className="tag tag-success">{words.annualSaves}</span>
    </button>
  </div>
);
