import type { SqlEntityManager } from '@mikro-orm/sql';

import { asRows, type Occurrence, rowsUnderWay } from '../occurrences/occurrence.entity.js';
import type { Standing, Unearned } from './achievement-grants.policy.js';
import { measured } from './achievement-measures.store.js';
import { hasNewDay, isByWork, reach } from './achievement-reach.store.js';

interface UnearnedRow extends Omit<Unearned, 'value' | 'after'> {
  readonly child_id: string;
  readonly value: string | number | null;
}

interface ReachedRow extends UnearnedRow {
  /** Reached by the work that is being approved. */
  readonly isByWork: boolean;
}

/**
 * What these children have not earned and reach by what is being approved, or may reach by what a decision gives. The
 * occurrences in `approving` count as approved, each from its place in their order on. The children's balances are locked
 * already.
 */
export async function standingsOf(
  em: SqlEntityManager,
  childIds: readonly string[],
  approving: readonly Occurrence[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = Map.groupBy(await inReach(em, childIds, approving), ({ child_id }) => child_id);
  const placed = approving.map((occurrence, at) => ({ occurrence, place: at + 1 }));
  const standings = new Map<string, Standing>();
  for (const childId of childIds) {
    const own = placed.filter(({ occurrence }) => occurrence.childId === childId);
    standings.set(childId, aStanding(childId, await inOrder(em, childId, rows.get(childId) ?? [], own)));
  }
  return standings;
}

/** The same of all that they have ever done, for what nobody decides just now. */
export async function standingsByAllOf(
  em: SqlEntityManager,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await em.execute<UnearnedRow[]>(
    `with ${measured} select ${unearned('m.value')} left join measured m using (child_id, metric, within)
     where ${isUnearned} ${inTheirOrder}`,
    [asArray(childIds)],
  );
  const byChild = Map.groupBy(rows, ({ child_id }) => child_id);
  return new Map(
    childIds.map((id) => [
      id,
      aStanding(
        id,
        (byChild.get(id) ?? []).map((row) => valued(row)),
      ),
    ]),
  );
}

const aStanding = (childId: string, own: readonly Unearned[]): Standing => ({
  childId,
  unearned: own,
  gained: { metas: 0, hitos: 0, recompensas: 0 },
});

const valued = (row: UnearnedRow, after = 0): Unearned => ({ ...row, value: Number(row.value ?? 0), after });

interface Placed {
  readonly occurrence: Occurrence;
  readonly place: number;
}

/** Only where several approvals for one child together reach something it is asked which of them does. */
async function inOrder(
  em: SqlEntityManager,
  childId: string,
  rows: readonly ReachedRow[],
  own: readonly Placed[],
): Promise<Unearned[]> {
  const earlier = new Map<string, Unearned>();
  const reached = rows.filter((row) => row.isByWork);
  for (let count = 1; count < own.length && earlier.size < reached.length; count += 1) {
    const first = own.slice(0, count).map(({ occurrence }) => occurrence);
    for (const row of await inReach(em, [childId], first))
      if (row.isByWork && !earlier.has(row.achievementId))
        earlier.set(row.achievementId, valued(row, own[count - 1]?.place));
  }
  return rows.map((row) => earlier.get(row.achievementId) ?? valued(row, own.at(-1)?.place));
}

const asArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;
const unearned = (value: string): string => `child_id, a.id as "achievementId", a.name, a.coins_cents as "coinsCents",
  a.metric, a.threshold, ${value} as value from asked cross join family.achievements a`;
const isUnearned = `a.is_active and not exists (
  select from family.child_achievements c where c.child_id = asked.child_id and c.achievement_id = a.id)`;
const inTheirOrder = 'order by a.sort_order, a.code';

/** What is reached by work only where it is reached now. `offset 0`: measured once, not wherever it is compared. */
const inReach = (em: SqlEntityManager, childIds: readonly string[], approving: readonly Occurrence[]) =>
  em.execute<ReachedRow[]>(
    `with under_way as (${rowsUnderWay}), asked as materialized (
       select child_id, ${hasNewDay} as has_new_day from unnest(?::uuid[]) as asked (child_id)
     )
     select kind.by_work as "isByWork", ${unearned('m.value')}
     cross join lateral (select ${isByWork} as by_work) kind cross join lateral (select ${reach} as value offset 0) m
     where ${isUnearned} and case when kind.by_work
       then exists (select from under_way u where u.child_id = asked.child_id) and m.value >= a.threshold else true end
     ${inTheirOrder}`,
    [asRows(approving), asArray(childIds)],
  );
