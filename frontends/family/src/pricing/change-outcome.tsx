import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { HintBox } from '@alcancia/web-kit/ui';

import { words } from '../words/subscription.js';
import { ownSubscription } from './pricing.queries.js';

/** Milliseconds: for how long PayPal's word is waited for, and how often it is looked for (G29). */
const waitedMs = 30_000;
const everyMs = 2_000;

/** Back from PayPal with another plan, which the address names: what has become of it. */
export function ChangeOutcome() {
  const [address] = useSearchParams();
  const wanted = { planId: address.get('to'), period: address.get('per') };
  return wanted.planId === null ? null : <Outcome {...wanted} />;
}

interface Wanted {
  readonly planId: string | null;
  readonly period: string | null;
}

function Outcome({ planId, period }: Wanted) {
  const [isLate, setIsLate] = useState(false);
  const isIt = (one: Wanted | null | undefined): boolean => one?.planId === planId && one.period === period;
  const { subscription } = useSuspenseQuery({
    ...ownSubscription,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isIt(state.data?.subscription) || isLate ? false : everyMs),
  }).data;
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), waitedMs);
    return () => clearTimeout(timer);
  }, []);
  const isDone = isIt(subscription);
  const waits = isLate ? words.lateChange : words.confirmingChange;
  return (
    <div role="status">
      <HintBox>{isDone && subscription ? words.changed(subscription.planName) : waits}</HintBox>
    </div>
  );
}
