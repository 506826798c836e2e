import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type BalanceView } from '@alcancia/contracts/family';
import { type Work } from '@alcancia/server-kit';

import { coinsNotEnough } from './coins.errors.js';
import {
  award,
  balanceAfter,
  capture,
  childAccounts,
  hold,
  type Leg,
  release,
  reversal,
  type Written,
} from './posting.policy.js';

/** A transaction of the caller's: what moves coins commits or rolls back with what decided it. */
export type LedgerWork = Pick<Work, 'em' | 'now' | 'newId'>;

/** What is paid: an occurrence, a redemption, a milestone, a goal, an achievement, a challenge; never an activity (G3). */
interface Source {
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

interface BalanceRow {
  readonly child_id: string;
  readonly account: (typeof childAccounts)[number];
  readonly amount: string | number;
}

interface LockedRow extends BalanceRow {
  readonly in_challenge: boolean;
}

const asArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/**
 * The append-only double-entry ledger (house §6). Every method works in the caller's transaction and locks the child's
 * balances in a fixed order first; the database moves the balances with the entries and refuses what does not add up.
 */
@Injectable()
export class CoinLedger {
  /** Cache of the balances that each transaction has locked: read once, then computed from what is written. */
  private readonly held = new WeakMap<SqlEntityManager, Map<string, BalanceView>>();
  /** Of those, who has accepted a challenge that is not over. */
  private readonly challenged = new WeakMap<SqlEntityManager, Set<string>>();

  /** Pays what a child has earned; what is pending is paid first. */
  async post(work: LedgerWork, earned: Award): Promise<BalanceView> {
    return this.write(work, earned, award(await this.locked(work.em, earned.childId), earned));
  }

  /** Puts coins aside; refuses when the child has less. */
  async hold(work: LedgerWork, amount: Amount): Promise<BalanceView> {
    const { availableCents } = await this.locked(work.em, amount.childId);
    if (availableCents < amount.coinsCents) throw coinsNotEnough(amount.coinsCents - availableCents);
    return this.write(work, amount, hold(amount.coinsCents));
  }

  async release(work: LedgerWork, amount: Amount): Promise<BalanceView> {
    await this.lock(work.em, amount.childId);
    return this.write(work, amount, release(amount.coinsCents));
  }

  async capture(work: LedgerWork, amount: Amount): Promise<BalanceView> {
    await this.lock(work.em, amount.childId);
    return this.write(work, amount, capture(amount.coinsCents));
  }

  /** Takes back what a source paid or captured in this round; nothing if it moved nothing. */
  async reverse(work: LedgerWork, movement: Movement): Promise<BalanceView> {
    const { childId, sourceType, sourceId, round } = movement;
    const before = await this.locked(work.em, childId);
    const written = await work.em.execute<(Omit<Written, 'amount'> & { amount: string | number })[]>(
      `select id, account, currency, amount, type from family.ledger_entries e
       where child_id = ? and source_type = ? and source_id = ? and round = ? and reverses_id is null
         and type not in ('reserva', 'liberacion')
         and not exists (select 1 from family.ledger_entries r where r.reverses_id = e.id)
       order by position`,
      [childId, sourceType, sourceId, round],
    );
    const taken = written.map((entry) => ({ ...entry, amount: Number(entry.amount) }));
    return this.write(work, movement, reversal(before, taken));
  }

  async balance(em: SqlEntityManager, childId: string): Promise<BalanceView> {
    return this.held.get(em)?.get(childId) ?? viewOf(await readRows(em, [childId]));
  }

  /** Of every child asked for, also of those who never earned anything. */
  async balances(em: SqlEntityManager, childIds: readonly string[]): Promise<Map<string, BalanceView>> {
    const rows = await readRows(em, childIds);
    return new Map(childIds.map((childId) => [childId, viewOf(rows.filter((row) => row.child_id === childId))]));
  }

  /**
   * Makes everyone else who moves these children's coins wait, or those of the children who add up with them in a challenge
   * (G7): one of them may win for all. Always before rows of goals, rewards or occurrences.
   */
  async lock(em: SqlEntityManager, ...childIds: string[]): Promise<void> {
    const held = this.heldBy(em);
    const others = childIds.filter((childId) => !held.has(childId));
    if (others.length === 0) return;
    const rows = await this.lockRows(em, others);
    const challenged = this.challenged.get(em) ?? new Set<string>();
    this.challenged.set(em, challenged);
    for (const [childId, theirs] of Map.groupBy(rows, ({ child_id }) => child_id)) {
      if (!held.has(childId)) held.set(childId, viewOf(theirs));
      if (theirs.some(({ in_challenge }) => in_challenge)) challenged.add(childId);
    }
  }

  /** Whether a locked child has accepted a challenge: known from the lock, so that nobody else asks. */
  isInChallenge(em: SqlEntityManager, childId: string): boolean {
    return this.challenged.get(em)?.has(childId) ?? false;
  }

  private async locked(em: SqlEntityManager, childId: string): Promise<BalanceView> {
    await this.lock(em, childId);
    return this.balance(em, childId);
  }

  private heldBy(em: SqlEntityManager): Map<string, BalanceView> {
    const held = this.held.get(em) ?? new Map<string, BalanceView>();
    this.held.set(em, held);
    return held;
  }

  private async lockRows(em: SqlEntityManager, childIds: readonly string[]): Promise<LockedRow[]> {
    const take = () =>
      em.execute<LockedRow[]>(
        `select b.child_id, b.account, b.amount, exists (
           select from family.challenge_ways w where w.child_id = b.child_id and w.state in ('aceptado', 'en_curso')
         ) as in_challenge
         from family.balances b where b.child_id = any(array(
           select unnest(?::uuid[]) union
           select mate.child_id from family.challenge_ways own
           join family.guide_super_challenges c
             on c.id = own.challenge_id and c.mode = 'cooperativo' and c.state = 'publicado'
           join family.challenge_ways mate on mate.challenge_id = c.id and mate.counts_from is not null
           where own.child_id = any(?::uuid[]) and own.counts_from is not null
         )) order by b.child_id, b.account for update of b`,
        [asArray(childIds), asArray(childIds)],
      );
    const rows = await take();
    const asked = rows.filter(({ child_id }) => childIds.includes(child_id));
    if (asked.length >= new Set(childIds).size * childAccounts.length) return rows;
    await em.execute(
      `insert into family.balances (child_id, account, amount)
       select child_id, account, 0 from unnest(?::uuid[]) child_id, unnest(?::text[]) account order by 1, 2
       on conflict do nothing`,
      [asArray(childIds.toSorted()), asArray(childAccounts)],
    );
    return take();
  }

  /** Writes the entries; the balances are locked, so the new ones are computed instead of read again. */
  private async write(work: LedgerWork, movement: Movement, legs: readonly Leg[]): Promise<BalanceView> {
    const before = await this.locked(work.em, movement.childId);
    if (legs.length === 0) return before;
    await insertEntries(work, movement, legs);
    const after = balanceAfter(before, legs);
    this.heldBy(work.em).set(movement.childId, after);
    return after;
  }
}

const readRows = (em: SqlEntityManager, childIds: readonly string[]): Promise<BalanceRow[]> =>
  em.execute(`select child_id, account, amount from family.balances where child_id = any(?::uuid[])`, [
    asArray(childIds),
  ]);

async function insertEntries({ em, now, newId }: LedgerWork, movement: Movement, legs: readonly Leg[]): Promise<void> {
  const { familyId, childId, sourceType, sourceId, round, title, emoji, note, actorId } = movement;
  const entries = legs.map((leg) => ({
    id: newId(),
    account: leg.account,
    currency: leg.currency,
    amount: leg.amount,
    type: leg.type,
    reverses_id: leg.reversesId ?? null,
  }));
  await em.execute(
    `insert into family.ledger_entries (id, account, currency, amount, type, reverses_id, posting_id, family_id, child_id,
       source_type, source_id, round, title, emoji, note, actor_id, created_at)
     select e.*, ?::uuid, ?::uuid, ?::uuid, ?, ?::uuid, ?::int, ?, ?, ?, ?::uuid, ?::timestamptz
     from jsonb_to_recordset(?::jsonb)
       as e(id uuid, account text, currency text, amount bigint, type text, reverses_id uuid)`,
    [
      newId(),
      familyId,
      childId,
      sourceType,
      sourceId,
      round,
      title,
      emoji,
      note ?? null,
      actorId,
      now.toISOString(),
      JSON.stringify(entries),
    ],
  );
}

function viewOf(rows: readonly BalanceRow[]): BalanceView {
  const of = (account: BalanceRow['account']) => Number(rows.find((row) => row.account === account)?.amount ?? 0);
  return {
    points: of('puntos'),
    availableCents: of('disponible'),
    reservedCents: of('reservado'),
    pendingCents: Math.abs(of('pendiente')),
  };
}
