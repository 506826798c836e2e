import { createPayPalSubscription, type PlanPeriod, type PlanPrice, type PlanView } from '@alcancia/contracts/billing';
import { type ApiError, useWrite } from '@alcancia/web-kit';
import { Button, Dialog, toast, toastError } from '@alcancia/web-kit/ui';

import { words as pricing } from '../words/pricing.js';
import { words } from '../words/subscription.js';
import { ChargeList } from './charge-list.js';
import { amountOf } from './prices.policy.js';

interface SubscribeDialogProps {
  readonly plan: PlanView;
  /** What the family has now, where it is known. */
  readonly before: PlanView | undefined;
  readonly period: PlanPeriod;
  readonly charge: PlanPrice;
  readonly hasTrial: boolean;
  /** Who subscribes. */
  readonly userId: string;
  readonly onClose: () => void;
  /** Goes to PayPal; a test looks at the address instead. */
  readonly go?: (address: string) => void;
}

export const leaveFor = (address: string): void => window.location.assign(address);

export function sayRefused(error: ApiError): void {
  if (error.code === 'not_signed_in') return toast({ kind: 'error', title: words.signInFirst });
  if (error.code === 'internal') return toast({ kind: 'error', title: words.failed });
  toastError(error);
}

/** What is charged and what changes, before PayPal is gone to (spec 1 §4, §7). */
export function SubscribeDialog({
  plan,
  before,
  period,
  charge,
  hasTrial,
  userId,
  onClose,
  go = leaveFor,
}: SubscribeDialogProps) {
  const price = amountOf(charge);
  const per = pricing.per[period];
  const consent = hasTrial ? words.consentAfterTrial(price, per) : words.consent(price, per);
  const subscribe = useWrite(createPayPalSubscription, {
    onSuccess: ({ approvalUrl }) => go(approvalUrl),
    onError: sayRefused,
  });
  const begin = (): void => {
    toast({ kind: 'info', title: words.starting });
    subscribe.mutate({
      planId: plan.id,
      period,
      currency: charge.currency,
      userId,
      guestCheckout: false,
      consentStub: {
        consent_text: consent,
        consent_captured_at: new Date().toISOString(),
        consent_version: '1.0',
      },
      returnUrl: '/subscription/success',
      cancelUrl: '/pricing?from=paypal',
    });
  };
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {words.back}
      </Button>
      <Button busy={subscribe.isPending} onClick={begin}>
        {words.toPayPal}
      </Button>
    </>
  );
  return (
    <Dialog title={words.subscribeTo(plan.name)} onClose={onClose} footer={footer}>
      <ChargeList
        charges={[
          ...(hasTrial ? [[words.today, words.freeDays] as const] : []),
          [hasTrial ? words.afterwards : words.today, `${price} ${per}`],
        ]}
        before={before?.limits}
        after={plan.limits}
      />
      <p className="muted">{consent}</p>
    </Dialog>
  );
}
