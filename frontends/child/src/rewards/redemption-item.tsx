import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';

import { Coins, KidButton, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';
import type { Redemption } from './rewards.queries.js';
import { Stand } from './stand.js';

interface RedemptionItemProps {
  readonly redemption: Redemption;
  /** The place on the shelf; by default one of its own. */
  readonly place?: string;
  /** Absent where an adult looks on: only the child thinks again. */
  readonly onCancel?: (() => void) | undefined;
}

/** What the child asked for, and what became of it while it looked. */
export function RedemptionItem({ redemption, place, onCancel }: RedemptionItemProps) {
  const { redemptionId, title, emoji, costCents, state } = redemption;
  const isReady = state === 'por_entregar';
  return (
    <Stand id={place ?? redemptionId} emoji={emoji} {...(isReady ? { ribbon: words.states.por_entregar } : {})}>
      <h3>{title}</h3>
      <Coins cents={costCents} kid />
      <RedemptionEnd redemption={redemption} onCancel={onCancel} />
    </Stand>
  );
}

function RedemptionEnd({ redemption: { title, state, comment }, onCancel }: Omit<RedemptionItemProps, 'place'>) {
  const { many } = useMoneyName();
  if (state === 'por_entregar' || state === 'entregada')
    return (
      <>
        <p role="status">{state === 'entregada' ? words.enjoy : words.readyText}</p>
        <KidButton kind="done" icon={<HandHeart weight="fill" aria-hidden />}>
          {words.won}
        </KidButton>
      </>
    );
  if (state === 'solicitada')
    return (
      <>
        <p>{words.askedText}</p>
        <KidButton kind="wait" icon={<HourglassMedium aria-hidden />}>
          {words.states.solicitada}
        </KidButton>
        {onCancel && (
          <button type="button" className="undo" aria-label={words.cancelWith(title)} onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </>
    );
  return (
    <p role="status">
      <b>{words.states[state]}.</b> {comment ? `«${comment}»` : words.backText(many)}
    </p>
  );
}
