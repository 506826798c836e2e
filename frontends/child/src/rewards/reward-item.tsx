import type { ReactNode } from 'react';

import { format } from '@alcancia/web-kit';
import { Coins, KidButton, Progress, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';
import type { ChildReward } from './rewards.queries.js';
import { Stand } from './stand.js';

interface RewardItemProps {
  readonly reward: ChildReward;
  readonly renderSay: (title: string, text: string) => ReactNode;
  /** Absent where an adult looks on: only the child redeems. */
  readonly onRedeem?: (() => void) | undefined;
}

/** A reward on the shelf: within reach, still some coins away, or out of stock (G8). */
export function RewardItem({ reward, renderSay, onRedeem }: RewardItemProps) {
  const { id, title, description, emoji, costCents, missingCents, isOutOfStock } = reward;
  const { one, many } = useMoneyName();
  const missing = Math.ceil(missingCents / 100);
  const cost = format.count(format.wholeCoins(costCents), one, many);
  return (
    <Stand
      id={id}
      emoji={emoji}
      isFar={missing > 0 || isOutOfStock}
      say={renderSay(title, [words.spoken(title, cost), description].join(' '))}
    >
      <h3>{title}</h3>
      <Coins cents={costCents} kid />
      {description && <p>{description}</p>}
      <RewardEnd
        reward={reward}
        missing={words.missing(format.count(missing, one, many), missing === 1)}
        onRedeem={onRedeem}
      />
    </Stand>
  );
}

interface RewardEndProps extends Pick<RewardItemProps, 'reward' | 'onRedeem'> {
  readonly missing: string;
}

function RewardEnd({ reward: { title, costCents, missingCents, isOutOfStock }, missing, onRedeem }: RewardEndProps) {
  if (isOutOfStock) return <p className="out">{words.outOfStock}</p>;
  if (missingCents > 0)
    return (
      <div className="missing">
        <Progress value={costCents - missingCents} max={costCents} label={words.missingLabel(title)} kid />
        <p>{missing}</p>
      </div>
    );
  if (!onRedeem) return <p>{words.affordable}</p>;
  return (
    <KidButton aria-label={words.redeemWith(title)} onClick={onRedeem}>
      {words.redeem}
    </KidButton>
  );
}
