import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { type ReactNode, useMemo } from 'react';

import type { BalanceView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Art, coin, Pig } from '@alcancia/web-kit/art';
import { places } from '@alcancia/web-kit/art/world';
import { CountingNumber, KidCard, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/wallet.js';
import { CoinStack } from './coin-stack.js';

const wallet = places.cartera();

interface AccountsProps {
  readonly balance: BalanceView;
  /** Whether the child itself reads it. */
  readonly isOwn: boolean;
}

/** 'Disponible' and 'Reservado' as piles of coins; what a correction still asks for is said kindly (G3, G10). */
export function Accounts({ balance, isOwn }: AccountsProps) {
  const { availableCents, reservedCents, pendingCents } = balance;
  const money = useMoneyName();
  const unit = useMemo(() => coin(24), []);
  const pending = format.count(Math.ceil(pendingCents / 100), money.one, money.many);
  return (
    <KidCard className="accs" role="group" aria-label={words.accounts}>
      <div className="two">
        <Account
          cents={availableCents}
          name={words.available}
          picture={<Art svg={wallet} className="pi" />}
          text={words.availableText}
        />
        <Account
          cents={reservedCents}
          name={words.reserved}
          picture={
            <span className="pi is-hourglass" aria-hidden>
              <HourglassMedium size={26} weight="bold" />
            </span>
          }
          text={reservedCents > 0 ? words.reservedText : words.reservedNone}
          isHeld
        />
      </div>
      <p className="unit">
        <Art svg={unit} />
        {words.disc(money.many)}
      </p>
      {pendingCents > 0 && (
        <div className="k-note">
          <Pig mood="wink" coin={false} />
          <p>
            <b>{isOwn ? words.pending(pending) : words.pendingForAdults(pending)}</b>
            {isOwn ? words.pendingText : words.pendingTextForAdults}
          </p>
        </div>
      )}
    </KidCard>
  );
}

interface AccountProps {
  readonly cents: number;
  readonly name: string;
  readonly picture: ReactNode;
  readonly text: string;
  readonly isHeld?: boolean;
}

function Account({ cents, name, picture, text, isHeld = false }: AccountProps) {
  const { one, many } = useMoneyName();
  const coins = format.wholeCoins(cents);
  return (
    <div className={isHeld ? 'acc is-held' : 'acc'}>
      <CoinStack cents={cents} />
      <div className="board" />
      <div className="lab">
        <p className="nm">
          {picture}
          {name}
        </p>
        <p className="amt">
          <b>
            <CountingNumber value={coins} />
          </b>{' '}
          {coins === 1 ? one : many}
        </p>
        <p className="ex">{text}</p>
      </div>
    </div>
  );
}
