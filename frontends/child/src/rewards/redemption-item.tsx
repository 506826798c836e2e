import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';

import { Coins, KidButton } from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';
import type { Redemption } from './rewards.queries.js';
import { Stand } from './stand.js';

interface RedemptionItemProps {
  readonly redemption: Redemption;
  /** Absent where an adult looks on: only the child thinks again. */
  readonly onCancel?: (() => void) | undefined;
}

/** What the child asked for and has not in its hands yet: in review, or ready to be handed over. */
export function RedemptionItem({ redemption: { title, emoji, costCents, state }, onCancel }: RedemptionItemProps) {
  const isReady = state === 'por_entregar';
  return (
    <Stand emoji={emoji} {...(isReady ? { ribbon: words.states.por_entregar } : {})}>
      <h3>{title}</h3>
      <Coins cents={costCents} kid />
      <p>{isReady ? words.readyText : words.askedText}</p>
      {isReady ? (
        <KidButton kind="done" icon={<HandHeart weight="fill" aria-hidden />}>
          {words.won}
        </KidButton>
      ) : (
        <>
          <KidButton kind="wait" icon={<HourglassMedium aria-hidden />}>
            {words.states.solicitada}
          </KidButton>
          {onCancel && (
            <button type="button" className="undo" aria-label={words.cancelWith(title)} onClick={onCancel}>
              {words.cancel}
            </button>
          )}
        </>
      )}
    </Stand>
  );
}
