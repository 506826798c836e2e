import { useSuspenseQuery } from '@tanstack/react-query';

import { format } from '@alcancia/web-kit';

import { words } from '../words/figures.js';
import { FigureCard } from './figure-card.js';
import { FigureGroup } from './figure-group.js';
import { billingFigures, identityFigures, month } from './figures.queries.js';
import { churn, conversion, inLast, type Rate } from './rates.js';

const toDays = { to: '/admin/days', way: words.toDays };

const shareOf = ({ share }: Rate): string | null => (share === null ? null : format.percent(share));

/** Who pays, who began to and who stopped (G40). */
export function SubscriptionFigures() {
  const { data: billing } = useSuspenseQuery(billingFigures(month));
  const { data: identity } = useSuspenseQuery(identityFigures(month));
  const { asOf, days, now } = billing;
  const began = conversion(inLast(identity.days, 'families'), inLast(days, 'subscribed'));
  const stopped = churn(now.paying, inLast(days, 'subscribed'), inLast(days, 'unsubscribed'));
  return (
    <FigureGroup asOf={asOf}>
      <FigureCard title={words.paying} value={now.paying} note={words.onTrial(now.onTrial)} {...toDays} />
      <FigureCard
        title={words.conversion}
        value={shareOf(began)}
        note={words.began(began.some, began.all)}
        {...toDays}
      />
      <FigureCard
        title={words.churn}
        value={shareOf(stopped)}
        note={words.stopped(stopped.some, stopped.all)}
        {...toDays}
      />
      <FigureCard
        title={words.failedPayments}
        value={inLast(days, 'failedPayments')}
        note={words.inMonth}
        {...toDays}
      />
    </FigureGroup>
  );
}
