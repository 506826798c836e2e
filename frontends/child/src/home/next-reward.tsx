import type { OutputOf } from '@alcancia/contracts/define';
import type { readChildDashboard } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { KidCard, KidLink, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/home.js';

interface NextRewardProps {
  readonly reward: NonNullable<OutputOf<typeof readChildDashboard>['nextReward']>;
  readonly to: string;
}

/** The reward that is nearest, and how far it is. */
export function NextReward({ reward: { title, emoji, missingCents }, to }: NextRewardProps) {
  const { one, many } = useMoneyName();
  const missing = Math.ceil(missingCents / 100);
  const said = format.count(missing, one, many);
  return (
    <KidCard className="next">
      <span className="pic" aria-hidden>
        {emoji}
      </span>
      <div>
        <p className="kicker">{missing === 0 ? words.canRedeem : words.nextReward}</p>
        <h2>{title}</h2>
        <p className="far">{missing === 0 ? words.affordable : words.missing(said, missing === 1)}</p>
      </div>
      <KidLink to={to} kind="quiet">
        {words.seeRewards}
      </KidLink>
    </KidCard>
  );
}
