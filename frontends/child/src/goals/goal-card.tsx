import { Gift } from '@phosphor-icons/react/dist/csr/Gift';
import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import type { ReactNode } from 'react';

import { format } from '@alcancia/web-kit';
import { Coins, KidButton } from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';
import type { ChildGoal } from './goals.queries.js';
import { Milestones } from './milestones.js';

interface GoalCardProps {
  readonly goal: ChildGoal;
  /** Reads the card aloud. */
  readonly renderSay: (title: string, text: string) => ReactNode;
  /** Absent where an adult looks on: only the child redeems. */
  readonly onRedeem?: (() => void) | undefined;
}

/** One goal with its way, its prize and, once reached, 'Canjear' (G6). */
export function GoalCard({ goal, renderSay, onRedeem }: GoalCardProps) {
  const { id, title, emoji, targetPoints, progress, prize, dueAt, comment } = goal;
  const { state, isAsked, percent, points, milestones } = progress;
  const wait = isAsked ? words.waiting : words.toDeliver;
  const next = milestones.find(({ isReached, bonusCoinsCents }) => !isReached && bonusCoinsCents > 0);
  const share = format.percent(percent / 100);
  const spoken = [words.spoken(title, share), prize.kind === 'texto' ? words.spokenPrize(prize.text) : ''].join(' ');
  return (
    <article
      className={state === 'alcanzada' ? 'k-card goal-card full' : 'k-card goal-card'}
      aria-label={title}
      data-steady={id}
      tabIndex={-1}
    >
      <span className="pic" aria-hidden>
        {emoji}
      </span>
      <div>
        <p className="kicker">{words.kickers[state]}</p>
        <h2>{title}</h2>
      </div>
      {renderSay(title, spoken)}
      <Milestones progress={progress} />
      <p className="far">
        <span>{words.ofPoints(format.number(points), format.number(targetPoints))}</span>
        <b>{share}</b>
      </p>
      <div className="facts">
        <p>
          <span>{words.prize}:</span>{' '}
          {prize.kind === 'texto' ? <b>{prize.text}</b> : <Coins cents={prize.coinsCents} kid />}
        </p>
        {state === 'activa' && next && (
          <p>
            <span>{words.atMilestone(format.percent(next.percent / 100))}</span>{' '}
            <Coins cents={next.bonusCoinsCents} sign="+" kid />
          </p>
        )}
        {state === 'activa' && dueAt && <p>{words.until(format.dayOf(dueAt))}</p>}
      </div>
      {state === 'alcanzada' && comment && (
        <p className="said">
          <b>{words.theySay}:</b> «{comment}»
        </p>
      )}
      {state === 'alcanzada' && onRedeem && (
        <KidButton
          kind="accent"
          icon={<Gift weight="fill" aria-hidden />}
          aria-label={words.redeemWith(title)}
          onClick={onRedeem}
        >
          {words.redeem}
        </KidButton>
      )}
      {state === 'por_entregar' && (
        <p className="k-note waits">
          <span className="gi" aria-hidden>
            <HourglassMedium size={24} weight="bold" />
          </span>
          <span>
            <b>{wait.title}</b>
            {wait.text}
          </span>
        </p>
      )}
      {state === 'canjeada' && (
        <KidButton kind="done" icon={<HandHeart weight="fill" aria-hidden />}>
          {words.delivered}
        </KidButton>
      )}
    </article>
  );
}
