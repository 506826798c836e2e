import { type BalanceView } from '@alcancia/contracts/family';

/** Accounts of one child that keep a balance; the family's side is summed on demand (house §6). */
export const childAccounts = ['disponible', 'pendiente', 'puntos', 'reservado'] as const;
export type Account = (typeof childAccounts)[number] | 'familia';
type Currency = 'points' | 'coins';

export type EntryType =
  'actividad' | 'bono' | 'meta' | 'reserva' | 'liberacion' | 'canje' | 'reembolso' | 'correccion' | 'compensacion';

/** One entry to write. `amount` is signed: points, or cents of a moneda. */
export interface Leg {
  readonly account: Account;
  readonly currency: Currency;
  readonly amount: number;
  readonly type: EntryType;
  readonly reversesId?: string;
}

/** An entry as it was written, with its id. */
export interface Written {
  readonly id: string;
  readonly account: Account;
  readonly currency: Currency;
  readonly amount: number;
  readonly type: EntryType;
}

const coins = (account: Account, amount: number, type: EntryType, reversesId?: string): Leg => ({
  account,
  currency: 'coins',
  amount,
  type,
  ...(reversesId === undefined ? {} : { reversesId }),
});

const withoutEmpty = (legs: Leg[]): Leg[] => legs.filter(({ amount }) => amount !== 0);

/** Earnings pay 'Pendiente de compensar' first; what is left is the child's to spend (G3). */
export function award(
  { pendingCents }: BalanceView,
  { type, points, coinsCents }: { type: EntryType; points: number; coinsCents: number },
): Leg[] {
  const owed = Math.min(pendingCents, coinsCents);
  return withoutEmpty([
    { account: 'puntos', currency: 'points', amount: points, type },
    { account: 'familia', currency: 'points', amount: -points, type },
    coins('disponible', coinsCents - owed, type),
    coins('pendiente', owed, 'compensacion'),
    coins('familia', -coinsCents, type),
  ]);
}

/** Coins put aside for a redemption that waits for an adult. */
export const hold = (cents: number): Leg[] => [
  coins('disponible', -cents, 'reserva'),
  coins('reservado', cents, 'reserva'),
];

/** The redemption came to nothing: its coins can be spent again. */
export const release = (cents: number): Leg[] => [
  coins('reservado', -cents, 'liberacion'),
  coins('disponible', cents, 'liberacion'),
];

/** The redemption was accepted: its coins go back to the family. */
export const capture = (cents: number): Leg[] => [
  coins('reservado', -cents, 'canje'),
  coins('familia', cents, 'canje'),
];

/** Takes entries back one by one. What is no longer available is booked as pending, so that nothing goes below zero (G3). */
export function reversal({ availableCents }: BalanceView, written: readonly Written[]): Leg[] {
  let available = availableCents;
  return withoutEmpty(
    written.flatMap(({ id, account, currency, amount, type }): Leg[] => {
      const reversed = type === 'canje' ? 'reembolso' : 'correccion';
      if (account === 'pendiente') return [coins('pendiente', -amount, 'compensacion', id)];
      if (account !== 'disponible') return [{ account, currency, amount: -amount, type: reversed, reversesId: id }];
      const taken = Math.min(available, amount);
      available -= taken;
      return [coins('disponible', -taken, reversed, id), coins('pendiente', taken - amount, 'compensacion', id)];
    }),
  );
}

/** What a child has once these legs are written. */
export function balanceAfter(before: BalanceView, legs: readonly Leg[]): BalanceView {
  const moved = (account: Account): number =>
    legs.reduce((sum, leg) => (leg.account === account ? sum + leg.amount : sum), 0);
  return {
    points: before.points + moved('puntos'),
    availableCents: before.availableCents + moved('disponible'),
    reservedCents: before.reservedCents + moved('reservado'),
    pendingCents: before.pendingCents - moved('pendiente'),
  };
}
