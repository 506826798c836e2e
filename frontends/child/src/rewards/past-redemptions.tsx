import { format } from '@alcancia/web-kit';
import { Coins, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';
import type { Redemption } from './rewards.queries.js';

/** How earlier redemptions ended; whose coins came back says so. */
export function PastRedemptions({ redemptions }: { readonly redemptions: readonly Redemption[] }) {
  const money = useMoneyName();
  return (
    <ul className="k-card past">
      {redemptions.map(({ redemptionId, emoji, title, costCents, state, comment, createdAt }) => (
        <li key={redemptionId}>
          <span className="emo" aria-hidden>
            {emoji}
          </span>
          <div>
            <h3>{title}</h3>
            <p>
              {words.states[state]} · {format.relativeTime(createdAt)}
            </p>
            {state !== 'entregada' && <p>{words.backText(money.many)}</p>}
            {comment && (
              <p className="said">
                <b>{words.theySay}:</b> «{comment}»
              </p>
            )}
          </div>
          <Coins cents={costCents} kid />
        </li>
      ))}
    </ul>
  );
}
