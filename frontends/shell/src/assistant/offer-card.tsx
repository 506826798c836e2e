import { type ReactNode, useId } from 'react';

import './offer-card.css';

interface OfferCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons. */
  readonly answers: ReactNode;
}

/** What MetaBot offers under what was said, with what can be answered to it. */
export function OfferCard({ title, children, answers }: OfferCardProps) {
  const titleId = useId();
  return (
    <div className="offer-card" role="group" aria-labelledby={titleId}>
      <p id={titleId}>
        <b>{title}</b>
      </p>
      {children}
      <div>{answers}</div>
    </div>
  );
}
