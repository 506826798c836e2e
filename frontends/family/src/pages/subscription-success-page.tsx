import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { SubscriptionView } from '@alcancia/contracts/billing';
import { format } from '@alcancia/web-kit';
import { Button, ButtonLink, Loading, Part } from '@alcancia/web-kit/ui';

import { ownSubscription, plansOnSale } from '../pricing/pricing.queries.js';
import { words } from '../words/subscription.js';
import '../pricing/pricing.css';

/** Milliseconds: for how long PayPal's word is waited for, and how often it is looked for (G29). */
const waitedMs = 30_000;
const everyMs = 2_000;

/** Where PayPal sends back to. Begun again by every load; the live signal goes on afterwards, too. */
export default function SubscriptionSuccessPage() {
  const [round, setRound] = useState(0);
  return (
    <div className="pricing subscribed">
      <Part fallback={<Loading />}>
        <Outcome key={round} onRetry={() => setRound(round + 1)} />
      </Part>
    </div>
  );
}

interface OutcomeProps {
  /** Waits from the beginning. */
  readonly onRetry: () => void;
}

function Outcome({ onRetry }: OutcomeProps) {
  const [isLate, setIsLate] = useState(false);
  const { data } = useSuspenseQuery({
    ...ownSubscription,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.subscription?.state === 'pending_approval' && !isLate ? everyMs : false,
  });
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), waitedMs);
    return () => clearTimeout(timer);
  }, []);
  const { subscription } = data;
  if (subscription?.state === 'trialing' || subscription?.state === 'active')
    return (
      <div className="card" role="status">
        <CheckCircle size={72} weight="fill" className="subscribed-mark" aria-hidden />
        <h1>{words.done}</h1>
        <p>{words.doneText(subscription.planName)}</p>
        {subscription.trialEndsAt !== null && <p>{words.doneTrial(format.dateOf(subscription.trialEndsAt))}</p>}
        <Part fallback={null}>
          <Room planId={subscription.planId} />
        </Part>
        <p className="subscribed-acts">
          <ButtonLink to="/dashboard">{words.toHome}</ButtonLink>
          <ButtonLink kind="line" to="/pricing">
            {words.toOwn}
          </ButtonLink>
        </p>
      </div>
    );
  if (subscription?.state !== 'pending_approval')
    return (
      <div className="card">
        <h1>{words.nothing}</h1>
        <p>{words.nothingText}</p>
        <ButtonLink to="/pricing">{words.toPlans}</ButtonLink>
      </div>
    );
  return (
    <div className="card" role="status">
      <h1>{isLate ? words.late : words.confirming}</h1>
      <p>{isLate ? words.lateText : words.confirmingText}</p>
      {isLate && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  );
}

/** What there is room for from now on. */
function Room({ planId }: Pick<SubscriptionView, 'planId'>) {
  const plan = useSuspenseQuery(plansOnSale).data.plans.find(({ id }) => id === planId);
  if (!plan) return null;
  const { maxChildren, maxGuardians, maxDevices } = plan.limits;
  return (
    <div className="subscribed-room">
      <h2>{words.nowYouCan}</h2>
      <ul>
        <li>{words.addChildren(maxChildren)}</li>
        <li>{words.inviteGuardians(maxGuardians)}</li>
        <li>{words.addDevices(maxDevices)}</li>
      </ul>
    </div>
  );
}
