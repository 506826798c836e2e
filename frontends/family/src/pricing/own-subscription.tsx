import { useState } from 'react';

import { cancelSubscription, type SubscriptionView } from '@alcancia/contracts/billing';
import { format, useWrite } from '@alcancia/web-kit';
import { Button, ConfirmDialog, HintBox, toast, toastError } from '@alcancia/web-kit/ui';

import { words as pricing } from '../words/pricing.js';
import { words } from '../words/subscription.js';
import { amountOf } from './prices.policy.js';

interface OwnSubscriptionProps {
  readonly subscription: SubscriptionView;
}

/** What is true of a state beyond its dates (G29). */
const hints: Partial<Record<SubscriptionView['state'], string>> = {
  pending_approval: words.pendingText,
  past_due: words.pastDueText,
  suspended: words.suspendedText,
  cancelled: words.cancelledText,
};

const dateLabels: Partial<Record<SubscriptionView['state'], string>> = {
  trialing: words.nextCharge,
  active: words.nextCharge,
  cancelled: words.holdsUntil,
};

/** What the family has subscribed to, what comes next, and its end in two taps (G29). */
export function OwnSubscription({ subscription }: OwnSubscriptionProps) {
  const { state, planName, period, paidUntil, trialEndsAt, canCancel, held } = subscription;
  const dateLabel = dateLabels[state];
  const hint = hints[state];
  return (
    <section className="card own-subscription" aria-labelledby="own-subscription">
      <div className="plan-head">
        <h2 id="own-subscription">{words.own(planName)}</h2>
        <span className={state === 'trialing' || state === 'active' ? 'tag tag-success' : 'tag tag-agave'}>
          {words.states[state]}
        </span>
      </div>
      <dl className="charge">
        <div>
          <dt>{words.amount}</dt>
          <dd>
            {amountOf(subscription)} {pricing.per[period]}
          </dd>
        </div>
        {trialEndsAt !== null && (
          <div>
            <dt>{words.trialUntil}</dt>
            <dd>{format.dateOf(trialEndsAt)}</dd>
          </div>
        )}
        {dateLabel !== undefined && paidUntil !== null && (
          <div>
            <dt>{dateLabel}</dt>
            <dd>{format.dateOf(paidUntil)}</dd>
          </div>
        )}
        {held && (
          <div>
            <dt>{words.heldUntil(held.planName)}</dt>
            <dd>{format.dateOf(held.until)}</dd>
          </div>
        )}
      </dl>
      {hint !== undefined && <HintBox kind={state === 'cancelled' ? 'tip' : 'warn'}>{hint}</HintBox>}
      {canCancel && <Cancelling subscription={subscription} />}
    </section>
  );
}

/** A plan that is suspended already is not held by what was paid. */
const heldUntil = ({ state, paidUntil }: SubscriptionView): string | null =>
  state === 'suspended' || paidUntil === null || new Date(paidUntil) <= new Date() ? null : format.dateOf(paidUntil);

function Cancelling({ subscription }: OwnSubscriptionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const until = heldUntil(subscription);
  const cancel = useWrite(cancelSubscription, {
    onSuccess: ({ state, paidUntil }) => {
      const isHeld = state === 'cancelled' && paidUntil !== null;
      const text = isHeld ? { text: words.cancelledUntil(format.dateOf(paidUntil)) } : {};
      toast({ kind: 'success', title: words.cancelled, ...text });
      setIsAsked(false);
    },
    onError: (error) => {
      setIsAsked(false);
      toastError(error);
    },
  });
  return (
    <>
      <p className="muted">{subscription.canChange ? words.toChangeBelow : words.toChange}</p>
      <Button kind="line" onClick={() => setIsAsked(true)}>
        {words.cancel}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.cancelTitle}
          text={until === null ? words.cancelNowText : words.cancelText(until)}
          confirmLabel={words.cancel}
          cancelLabel={words.keep}
          kind="danger"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate({ subscriptionId: subscription.subscriptionId })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
