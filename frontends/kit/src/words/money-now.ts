import { words } from './kit.js';

/** What a family calls its coins. */
export interface MoneyName {
  readonly one: string;
  readonly many: string;
}

export const usualMoney: MoneyName = { one: words.coin, many: words.coins };

let now = usualMoney;

/** The name in the family that is here, for sentences that are made outside of any component: errors. */
export const moneyNow = (): MoneyName => now;

export function setMoneyNow(name: MoneyName): void {
  now = name;
}
