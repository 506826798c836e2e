import { words } from '../words/ambassadors.js';
import type { Ambassador } from './ambassadors.queries.js';

const steps = ['visits', 'signUps', 'trials', 'subscribed', 'left'] as const;

/** How many came and what it brought: counts and sums, never whose they are (G34). */
export const OwnFigures = ({ funnel, books, payouts, payoutMethod }: Ambassador) => (
  <>
    <section className="card" aria-label={words.funnel}>
      <h2>{words.funnel}</h2>
      <dl className="ambassador-funnel">
        {steps.map((step) => (
          <div key={step}>
            <dt>{words.steps[step]}</dt>
            <dd className="num">{funnel[step]}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className="card" aria-label={words.books}>
      <h2>{words.books}</h2>
      {books.length === 0 && <p>{words.noBooks}</p>}
      {books.map(({ currency, pendingCents, approvedCents, paidCents }) => (
        <dl key={currency} className="ambassador-book">
          {(
            [
              [words.pending, pendingCents],
              [words.approved, approvedCents],
              [words.paid, paidCents],
            ] as const
          ).map(([label, cents]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words.money(cents, currency)}</dd>
            </div>
          ))}
        </dl>
      ))}
      <p className="caption">{words.payoutMethod(payoutMethod)}</p>
    </section>
    <section className="card" aria-label={words.payouts}>
      <h2>{words.payouts}</h2>
      {payouts.length === 0 && <p>{words.noPayouts}</p>}
      <ul className="ambassador-payouts">
        {payouts.map(({ payoutId, currency, amountCents, paidAt }) => (
          <li key={payoutId}>
            <span>{words.paidAt(paidAt)}</span>
            <b>{words.money(amountCents, currency)}</b>
          </li>
        ))}
      </ul>
    </section>
  </>
);
