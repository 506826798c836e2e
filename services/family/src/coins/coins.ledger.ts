import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type BalanceView } from '@alcancia/contracts/family';

import { type Purse, type Purses, type Source, type WrittenEntries } from './booking.policy.js';
import { childAccounts, type Written } from './posting.policy.js';

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
 * The append-only double-entry ledger (house §6): who has what, and who may book now. What is booked is decided in
 * `booking.policy`; the database moves the balances with the entries and refuses what does not add up.
 */
@Injectable()
export class CoinLedger {
  /** Of each transaction, whom it has locked: read once, then computed from what is booked. */
  private readonly purses = new WeakMap<SqlEntityManager, Map<string, Purse>>();

  /** As it is kept: what is booked meanwhile only the purse of the child knows. */
  async balance(em: SqlEntityManager, childId: string): Promise<BalanceView> {
    return viewOf(await readRows(em, [childId]));
  }

  /** Of every child asked for, also of those who never earned anything. */
  async balances(em: SqlEntityManager, childIds: readonly string[]): Promise<Map<string, BalanceView>> {
    const rows = await readRows(em, childIds);
    return new Map(childIds.map((childId) => [childId, viewOf(rows.filter((row) => row.child_id === childId))]));
  }

  /**
   * Makes everyone else who moves these children's coins wait, or those of the children who add up with them in a challenge
   * (G7): one of them may win for all. Always before rows of goals, rewards or occurrences. Answers all whom this
   * transaction has locked.
   */
  async lock(em: SqlEntityManager, ...childIds: string[]): Promise<Purses> {
    const held = this.purses.get(em) ?? new Map<string, Purse>();
    this.purses.set(em, held);
    const others = childIds.filter((childId) => !held.has(childId));
    if (others.length === 0) return held;
    const rows = await lockRows(em, others);
    for (const [childId, theirs] of Map.groupBy(rows, ({ child_id }) => child_id)) {
      const isInChallenge = theirs.some(({ in_challenge }) => in_challenge);
      if (!held.has(childId)) held.set(childId, { childId, balance: viewOf(theirs), isInChallenge });
    }
    return held;
  }

  /** What was paid or captured for these sources and is not taken back yet. */
  async written(em: SqlEntityManager, sources: readonly Source[]): Promise<WrittenEntries> {
    const asked = sources.map((one) => ({ source_type: one.sourceType, source_id: one.sourceId, round: one.round }));
    const rows = await em.execute<WrittenRow[]>(
      `select e.id, e.account, e.currency, e.amount, e.type, e.source_type, e.source_id, e.round
       from jsonb_to_recordset(?::jsonb) as s(source_type text, source_id uuid, round int)
       join family.ledger_entries e using (source_type, source_id, round)
       where e.reverses_id is null and e.type not in ('reserva', 'liberacion')
         and not exists (select 1 from family.ledger_entries r where r.reverses_id = e.id)
       order by e.position`,
      [JSON.stringify(asked)],
    );
    return {
      of: ({ sourceType, sourceId, round }) =>
        rows
          .filter((row) => row.source_type === sourceType && row.source_id === sourceId && row.round === round)
          .map(({ id, account, currency, amount, type }) => ({ id, account, currency, amount: Number(amount), type })),
    };
  }
}

interface WrittenRow extends Omit<Written, 'amount'> {
  readonly amount: string | number;
  readonly source_type: Source['sourceType'];
  readonly source_id: string;
  readonly round: number;
}

async function lockRows(em: SqlEntityManager, childIds: readonly string[]): Promise<LockedRow[]> {
  const take = () =>
    em.execute<LockedRow[]>(
      `select b.child_id, b.account, b.amount, running.child_id is not null as in_challenge
       from family.balances b left join lateral (
         select w.child_id from family.challenge_ways w
         where w.child_id = b.child_id and w.state in ('aceptado', 'en_curso') limit 1
       ) running on true
       where b.child_id = any(array(
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

const readRows = (em: SqlEntityManager, childIds: readonly string[]): Promise<BalanceRow[]> =>
  em.execute(`select child_id, account, amount from family.balances where child_id = any(?::uuid[])`, [
    asArray(childIds),
  ]);

function viewOf(rows: readonly BalanceRow[]): BalanceView {
  const of = (account: BalanceRow['account']) => Number(rows.find((row) => row.account === account)?.amount ?? 0);
  return {
    points: of('puntos'),
    availableCents: of('disponible'),
    reservedCents: of('reservado'),
    pendingCents: Math.abs(of('pendiente')),
  };
}
