import { useEffect, useState } from 'react';

import { proposalMs } from '@alcancia/contracts/assistant-limits';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import type { Proposed } from './conversation.js';
import { OfferCard } from './offer-card.js';
import { useProposal } from './use-proposal.js';

const { proposal: said } = words;
const secondMs = 1_000;

interface ProposalCardProps {
  readonly proposed: Proposed;
  /** It was confirmed or denied. */
  readonly onOver: () => void;
}

/** What MetaBot would do: a guardian confirms it within two minutes, anyone may say no (G30). */
export function ProposalCard({ proposed, onOver }: ProposalCardProps) {
  const { message, at } = proposed;
  const [now, setNow] = useState(() => Date.now());
  // By this clock alone: the server's may differ, and decides.
  const secondsLeft = Math.min(proposalMs, at.getTime() + proposalMs - now) / secondMs;
  const { confirm, deny, isDeciding, isConfirmed, hasExpired } = useProposal(proposed.proposal, onOver);
  const isOver = !isConfirmed && (hasExpired || secondsLeft <= 0);
  useEffect(() => {
    if (isOver || isConfirmed) return undefined;
    const clock = setInterval(() => setNow(Date.now()), secondMs / 2);
    return () => clearInterval(clock);
  }, [isOver, isConfirmed]);

  if (isOver)
    return (
      <OfferCard
        title={said.expired}
        answers={
          <Button kind="line" onClick={onOver}>
            {said.understood}
          </Button>
        }
      >
        <p>{message}</p>
        <p>{said.askAgain}</p>
      </OfferCard>
    );
  return (
    <OfferCard
      title={said.asks}
      answers={
        <>
          <Button busy={isDeciding} onClick={confirm}>
            {isConfirmed ? said.again : said.confirm}
          </Button>
          {!isConfirmed && (
            <Button kind="line" disabled={isDeciding} onClick={deny}>
              {said.no}
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
      <p className="small">
        {isConfirmed ? said.notYet : said.about} {/* It would be read out every second. */}
        {!isConfirmed && <span aria-hidden>{said.left(Math.ceil(secondsLeft))}</span>}
      </p>
    </OfferCard>
  );
}
