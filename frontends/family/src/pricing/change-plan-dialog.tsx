import {
  isSmaller,
  type PlanPeriod,
  type PlanPrice,
  type PlanView,
  reviseSubscription,
  type SubscriptionView,
} from '@alcancia/contracts/billing';
import { format, useWrite } from '@alcancia/web-kit';
import { Button, Dialog, toast } from '@alcancia/web-kit/ui';

import { words as pricing } from '../words/pricing.js';
import { words } from '../words/subscription.js';
import { ChargeList } from './charge-list.js';
import { amountOf } from './prices.policy.js';
import { leaveFor, sayRefused } from './subscribe-dialog.js';

interface ChangePlanDialogProps {
  readonly subscription: SubscriptionView;
  readonly plan: PlanView;
  /** What the family has now, where it is known. */
  readonly before: PlanView | undefined;
  readonly period: PlanPeriod;
  readonly charge: PlanPrice;
  readonly onClose: () => void;
  /** Goes to PayPal; a test looks at the address instead. */
  readonly go?: (address: string) => void;
}

/** What is charged and what changes, and from when, before PayPal is asked for another plan (G29). */
export function ChangePlanDialog({
  subscription: { subscriptionId, paidUntil },
  plan,
  before,
  period,
  charge,
  onClose,
  go = leaveFor,
}: ChangePlanDialogProps) {
  const price = amountOf(charge);
  const per = pricing.per[period];
  const consent = words.consentToChange(price, per);
  const until = paidUntil === null ? null : format.dateOf(paidUntil);
  const isLess = before !== undefined && isSmaller(plan.limits, before.limits);
  const revise = useWrite(reviseSubscription, {
    onSuccess: ({ approvalUrl }) => (approvalUrl === null ? onClose() : go(approvalUrl)),
    onError: sayRefused,
  });
  const change = (): void => {
    toast({ kind: 'info', title: words.startingChange });
    revise.mutate({
      subscriptionId,
      planId: plan.id,
      period,
      consentStub: {
        consent_text: consent,
        consent_captured_at: new Date().toISOString(),
        consent_version: '1.0',
      },
      returnUrl: `/pricing?to=${plan.id}&per=${period}`,
      cancelUrl: '/pricing?from=paypal',
    });
  };
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.back}
      </Button>
      <Button busy={revise.isPending} onClick={change}>
        {words.toPayPal}
      </Button>
    </>
  );
  return (
    <Dialog title={words.changeTo(plan.name)} onClose={onClose} footer={footer}>
      <ChargeList
        charges={[
          [words.today, words.nothingToday],
          [until === null ? words.fromNextCharge : words.from(until), `${price} ${per}`],
        ]}
        before={before?.limits}
        after={plan.limits}
      />
      <p>{isLess && until !== null ? words.smallerLater(before.name, until) : words.roomAtOnce}</p>
      <p className="muted">{consent}</p>
    </Dialog>
  );
}
