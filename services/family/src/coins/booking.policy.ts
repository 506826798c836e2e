import { type BalanceView } from '@alcancia/contracts/family';
import { type Effects, type LastRows } from '@alcancia/server-kit';

import { coinsNotEnough } from './coins.errors.js';
import { award, balanceAfter, capture, hold, type Leg, release, reversal, type Written } from './posting.policy.js';

/** What is paid: an occurrence, a redemption, a milestone, a goal, an achievement, a challenge; never an activity (G3). */
export interface Source {
  readonly sourceType: 'ocurrencia' | 'canje' | 'hito' | 'meta' | 'logro' | 'reto';
  readonly sourceId: string;
  /** Counts up when a decision is undone; each source pays once per round. */
  readonly round: number;
}

/** Whose coins move, because of what, and by whom. `title` and `emoji` are what the wallet shows. */
export interface Movement extends Source {
  readonly childId: string;
  readonly familyId: string;
  readonly actorId: string | null;
  readonly title: string;
  readonly emoji: string;
  /** 140 characters at most. */
  readonly note?: string;
}

export interface Award extends Movement {
  readonly type: 'actividad' | 'bono' | 'meta';
  readonly points: number;
  readonly coinsCents: number;
}

export interface Amount extends Movement {
  readonly coinsCents: number;
}

/** What a child has whose balances this transaction has locked: it follows what is booked. */
export interface Purse {
  readonly childId: string;
  balance: BalanceView;
  /** The child has accepted a challenge that is not over. */
  readonly isInChallenge: boolean;
}

/** By id of the child. */
export type Purses = ReadonlyMap<string, Purse>;

/** Nothing is booked for a child whose balances are not locked. */
export function purseOf(purses: Purses, childId: string): Purse {
  const purse = purses.get(childId);
  if (!purse) throw new Error('The balances of this child are not locked');
  return purse;
}

/** Pays what a child has earned; what is pending is paid first. */
export function post(effects: Effects, purses: Purses, earned: Award): BalanceView {
  const purse = purseOf(purses, earned.childId);
  return book(effects, purse, earned, award(purse.balance, earned));
}

/** Puts coins aside; refuses when the child has less. */
export function putAside(effects: Effects, purses: Purses, amount: Amount): BalanceView {
  const purse = purseOf(purses, amount.childId);
  const { availableCents } = purse.balance;
  if (availableCents < amount.coinsCents) throw coinsNotEnough(amount.coinsCents - availableCents);
  return book(effects, purse, amount, hold(amount.coinsCents));
}

/** What was put aside can be spent again. */
export const giveBack = (effects: Effects, purses: Purses, amount: Amount): BalanceView =>
  book(effects, purseOf(purses, amount.childId), amount, release(amount.coinsCents));

/** What was put aside goes back to the family. */
export const take = (effects: Effects, purses: Purses, amount: Amount): BalanceView =>
  book(effects, purseOf(purses, amount.childId), amount, capture(amount.coinsCents));

/** Takes back what was `written` for a source in its round; nothing if that is nothing. */
export function reverse(effects: Effects, purses: Purses, movement: Movement, written: WrittenEntries): BalanceView {
  const purse = purseOf(purses, movement.childId);
  return book(effects, purse, movement, reversal(purse.balance, written.of(movement)));
}

/** What was paid or captured for some sources and is not taken back yet. */
export interface WrittenEntries {
  of(source: Source): readonly Written[];
}

export const nothingWritten: WrittenEntries = { of: () => [] };

/** The balances are locked, so the new ones are computed; the database moves them with the entries and checks the sums. */
function book(effects: Effects, purse: Purse, movement: Movement, legs: readonly Leg[]): BalanceView {
  if (legs.length === 0) return purse.balance;
  const postingId = effects.newId();
  for (const leg of legs)
    effects.writeLast(ledgerEntries, { ...movement, ...leg, id: effects.newId(), postingId, createdAt: effects.now });
  purse.balance = balanceAfter(purse.balance, legs);
  return purse.balance;
}

interface Entry extends Movement, Leg {
  readonly id: string;
  readonly postingId: string;
  readonly createdAt: Date;
}

const ledgerEntries: LastRows<Entry> = {
  name: 'booked',
  sql: `insert into family.ledger_entries (id, posting_id, family_id, child_id, account, currency, amount, type, source_type,
      source_id, round, title, emoji, note, actor_id, reverses_id, created_at)
    select * from jsonb_to_recordset(?::jsonb) as e(id uuid, posting_id uuid, family_id uuid, child_id uuid, account text,
      currency text, amount bigint, type text, source_type text, source_id uuid, round int, title text, emoji text,
      note text, actor_id uuid, reverses_id uuid, created_at timestamptz)`,
  row: ({ id, postingId, familyId, childId, account, currency, amount, type, reversesId = null, ...entry }) => ({
    id,
    posting_id: postingId,
    family_id: familyId,
    child_id: childId,
    account,
    currency,
    amount,
    type,
    source_type: entry.sourceType,
    source_id: entry.sourceId,
    round: entry.round,
    title: entry.title,
    emoji: entry.emoji,
    note: entry.note ?? null,
    actor_id: entry.actorId,
    reverses_id: reversesId,
    created_at: entry.createdAt,
  }),
};
