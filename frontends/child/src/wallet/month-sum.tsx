import { format } from '@alcancia/web-kit';
import { KidCard, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/wallet.js';
import type { WalletPage } from './wallet.queries.js';

interface MonthSumProps {
  readonly title: string;
  readonly sum: NonNullable<WalletPage['monthSum']>;
}

/** 'Este mes': what came in and what was used, with praise and never a lack. */
export function MonthSum({ title, sum: { earnedCents, usedCents } }: MonthSumProps) {
  const { one, many } = useMoneyName();
  const earned = format.wholeCoins(Math.max(0, earnedCents));
  const used = format.wholeCoins(Math.max(0, usedCents));
  const lines = [
    { term: words.earned, sign: earned > 0 ? '+' : '', coins: earned },
    { term: words.used, sign: used > 0 ? '−' : '', coins: used },
  ];
  return (
    <KidCard className="sumc">
      <h2>{title}</h2>
      <dl>
        {lines.map(({ term, sign, coins }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <b>
                {sign}
                {format.number(coins)}
              </b>{' '}
              {coins === 1 ? one : many}
            </dd>
          </div>
        ))}
      </dl>
      {earned > 0 && <p className="tip2">{earned > used ? words.praise : words.started}</p>}
    </KidCard>
  );
}
