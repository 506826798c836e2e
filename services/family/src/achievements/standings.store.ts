import type { SqlEntityManager } from '@mikro-orm/sql';

import type { Standing, Unearned } from './achievement-grants.policy.js';
import { measured } from './achievement-measures.store.js';

interface UnearnedRow extends Omit<Unearned, 'value' | 'after'> {
  readonly child_id: string;
  readonly value: string | number | null;
}

/**
 * What these children have not earned and have reached, or may reach by what a decision gives. The occurrences in
 * `approving` count as approved, each from its place in their order on. The children's balances are locked already.
 */
export async function standingsOf(
  em: SqlEntityManager,
  childIds: readonly string[],
  approving: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await unearned(em, childIds, approving);
  const reached = rows.filter(isReached);
  const earlier = new Map<string, Unearned>();
  // Only where several approvals together reach something it is asked which of them does.
  for (let after = 1; after < approving.length && earlier.size < reached.length; after += 1) {
    for (const row of await unearned(em, childIds, approving.slice(0, after)))
      if (isReached(row) && !earlier.has(keyOf(row)))
        earlier.set(keyOf(row), { ...row, value: Number(row.value), after });
  }
  const standing = (row: UnearnedRow): Unearned =>
    earlier.get(keyOf(row)) ?? { ...row, value: Number(row.value ?? 0), after: approving.length };
  const byChild = Map.groupBy(rows, ({ child_id }) => child_id);
  return new Map(
    childIds.map((childId) => [
      childId,
      {
        childId,
        unearned: (byChild.get(childId) ?? []).map(standing),
        gained: { metas: 0, hitos: 0, recompensas: 0 },
      },
    ]),
  );
}

const keyOf = ({ child_id, achievementId }: UnearnedRow): string => `${child_id} ${achievementId}`;

/** By work; the rest is known to the decision itself. */
const byDecision = ['puntos', 'nivel', 'ahorro', 'metas', 'hitos', 'recompensas'];
const isReached = ({ metric, value, threshold }: UnearnedRow): boolean =>
  !byDecision.includes(metric) && Number(value ?? 0) >= threshold;

const unearned = (em: SqlEntityManager, childIds: readonly string[], approving: readonly string[]) =>
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
    [`{${childIds.join(',')}}`, `{${approving.join(',')}}`, byDecision.join(',')],
  );
