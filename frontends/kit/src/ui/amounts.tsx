import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

import { singularOf } from '@alcancia/contracts/singular';

import { coin } from '../art/coin.js';
import { Art } from '../art/art.js';
import { star } from '../art/star.js';
import { number, wholeCoins } from '../words/format.js';
import { words } from '../words/kit.js';
import { type MoneyName, setMoneyNow, usualMoney } from '../words/money-now.js';

const Money = createContext<MoneyName | null>(null);

/** What the family calls its coins: for many as it was written, for one in the singular ('1 Estrella'). */
export const moneyNameOf = (name: string | undefined): MoneyName =>
  name === undefined || name === usualMoney.many ? usualMoney : { one: singularOf(name), many: name };

/** Gives everything inside the family's own word for its coins. */
export function MoneyNames({ name, children }: { readonly name: MoneyName; readonly children: ReactNode }) {
  const isOutermost = useContext(Money) === null;
  useEffect(() => {
    if (isOutermost) setMoneyNow(name);
  }, [isOutermost, name]);
  return <Money value={name}>{children}</Money>;
}

export const useMoneyName = (): MoneyName => useContext(Money) ?? usualMoney;

interface Looks {
  /** '+' or '−' before the number. */
  readonly sign?: '+' | '−' | undefined;
  /** Without its pill. */
  readonly bare?: boolean;
  /** In a child's letters and sizes. */
  readonly kid?: boolean;
}

const classOf = (name: 'coins' | 'points', { bare, kid }: Looks) => `${kid ? `k-${name}` : name}${bare ? ' bare' : ''}`;

interface CoinsProps extends Looks {
  /** 100 = 1 moneda; shown floored (G3). */
  readonly cents: number;
}

/** 'n Monedas': the round coin, the honey pill, and always the word. */
export function Coins({ cents, sign, ...looks }: CoinsProps) {
  const { one, many } = useMoneyName();
  const svg = useMemo(() => coin(20), []);
  const n = wholeCoins(cents);
  return (
    <span className={classOf('coins', looks)}>
      <Art svg={svg} />
      {sign}
      {number(n)} {n === 1 ? one : many}
    </span>
  );
}

interface PointsProps extends Looks {
  readonly points: number;
}

/** 'n Puntos': the star, the squared tag in jacaranda, and always the word. */
export function Points({ points, sign, ...looks }: PointsProps) {
  const svg = useMemo(() => star(20), []);
  return (
    <span className={classOf('points', looks)}>
      <Art svg={svg} />
      {sign}
      {number(points)} {points === 1 ? words.point : words.points}
    </span>
  );
}

/** Both, as far as there is anything of each. */
export function Amount({
  points,
  coinsCents,
  ...looks
}: Looks & { readonly points: number; readonly coinsCents: number }) {
  return (
    <span className="row wrap">
      {points > 0 && <Points points={points} {...looks} />}
      {coinsCents > 0 && <Coins cents={coinsCents} {...looks} />}
    </span>
  );
}
