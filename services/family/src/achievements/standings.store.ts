import type { SqlEntityManager } from '@mikro-orm/sql';

import type { Standing, Unearned } from './achievement-grants.policy.js';
import { measured } from './achievement-measures.store.js';

interface UnearnedRow extends Omit<Unearned, 'value' | 'after'> {
  readonly child_id: string;
  readonly value: string | number | null;
}

/** An occurrence that is being approved. */
export interface Approving {
  readonly occurrenceId: string;
  readonly childId: string;
}

/**
 * What these children have not earned and have reached, or may reach by what a decision gives. The occurrences in
 * `approving` count as approved, each from its place in their order on. The children's balances are locked already.
 */
export async function standingsOf(
  em: SqlEntityManager,
  childIds: readonly string[],
  approving: readonly Approving[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = Map.groupBy(await unearned(em, childIds, approving), ({ child_id }) => child_id);
  const placed = approving.map((one, at) => ({ ...one, place: at + 1 }));
  const standings = new Map<string, Standing>();
  for (const childId of childIds) {
    const own = placed.filter((one) => one.childId === childId);
    standings.set(childId, {
      childId,
      unearned: await inOrder(em, childId, rows.get(childId) ?? [], own),
      gained: { metas: 0, hitos: 0, recompensas: 0 },
    });
  }
  return standings;
}

interface Placed extends Approving {
  readonly place: number;
}

/** Only where several approvals for one child together reach something it is asked which of them does. */
async function inOrder(
  em: SqlEntityManager,
  childId: string,
  rows: readonly UnearnedRow[],
  own: readonly Placed[],
): Promise<Unearned[]> {
  const standing = (row: UnearnedRow, { place = 0 }: Partial<Placed> = {}): Unearned => ({
    ...row,
    value: Number(row.value ?? 0),
    after: place,
  });
  const earlier = new Map<string, Unearned>();
  const reached = rows.filter(isReached);
  for (let count = 1; count < own.length && earlier.size < reached.length; count += 1) {
    for (const row of await unearned(em, [childId], own.slice(0, count)))
      if (isReached(row) && !earlier.has(row.achievementId))
        earlier.set(row.achievementId, standing(row, own[count - 1]));
  }
  return rows.map((row) => earlier.get(row.achievementId) ?? standing(row, own.at(-1)));
}

/** By work; the rest is known to the decision itself. */
const byDecision = ['puntos', 'nivel', 'ahorro', 'metas', 'hitos', 'recompensas'];
const isReached = ({ metric, value, threshold }: UnearnedRow): boolean =>
  !byDecision.includes(metric) && Number(value ?? 0) >= threshold;

const unearned = (em: SqlEntityManager, childIds: readonly string[], approving: readonly Approving[]) =>
  em.execute<UnearnedRow[]>(
    `with ${measured}
     select child_id, a.id as "achievementId", a.name, a.coins_cents as "coinsCents", a.metric, a.threshold, m.value
     from asked cross join family.achievements a
     left join measured m using (child_id, metric, within)
     where a.is_active and (m.value >= a.threshold or a.metric = any(string_to_array(?, ',')))
       and not exists (
         select from family.child_achievements c where c.child_id = asked.child_id and c.achievement_id = a.id
       )
     order by a.sort_order, a.code`,
    [
      `{${childIds.join(',')}}`,
      `{${approving.map(({ occurrenceId }) => occurrenceId).join(',')}}`,
      byDecision.join(','),
    ],
  );
