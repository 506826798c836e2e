import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

import { format, useEffectSound } from '@alcancia/web-kit';
import { Art, coin } from '@alcancia/web-kit/art';
import { CountingNumber, flyCoins, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/home.js';

interface BalancePlateProps {
  readonly availableCents: number;
  /** Where the flight of arriving coins starts. */
  readonly from: RefObject<HTMLElement | null>;
}

/** The coins on hand. When more arrive while the child looks on, they fly here and the figure counts up (look, Motion). */
export function BalancePlate({ availableCents, from }: BalancePlateProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(availableCents);
  const { one, many } = useMoneyName();
  const picture = useMemo(() => coin(42), []);
  const playEffect = useEffectSound('dashboard');

  useEffect(() => {
    if (availableCents === shown) return;
    let isWanted = true;
    const start = from.current;
    const gained = format.wholeCoins(availableCents) - format.wholeCoins(shown);
    if (gained > 0) playEffect('coin');
    const arrived = start && plate.current ? flyCoins(start, plate.current, gained) : Promise.resolve();
    const show = () => isWanted && setShown(availableCents);
    // A flight that fails must not keep the right figure away.
    void arrived.then(show, show);
    return () => {
      isWanted = false;
    };
  }, [availableCents, shown, from, playEffect]);

  const coins = format.wholeCoins(shown);
  return (
    <span ref={plate} className="k-plate" role="status" aria-label={words.balance}>
      <Art svg={picture} />
      <b>
        <CountingNumber value={coins} />
      </b>
      {coins === 1 ? one : many}
    </span>
  );
}
