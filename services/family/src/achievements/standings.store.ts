import type { SqlEntityManager } from '@mikro-orm/sql';

import type { Standing, Unearned } from './achievement-grants.policy.js';
import { measured } from './achievement-measures.store.js';

interface UnearnedRow extends Omit<Unearned, 'value'> {
  readonly child_id: string;
  readonly value: string | number | null;
}

/**
 * What these children have not earned and have reached, or may reach by what a decision gives. Occurrences in `approving`
 * count as approved. The children's balances are locked already.
 */
export async function standingsOf(
  em: SqlEntityManager,
  childIds: readonly string[],
  approving: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await em.execute<UnearnedRow[]>(
    `with ${measured}
     select child_id, a.id as "achievementId", a.name, a.coins_cents as "coinsCents", a.metric, a.threshold, m.value
     from asked cross join family.achievements a
     left join measured m using (child_id, metric, within)
     where a.is_active and (m.value >= a.threshold or a.metric in ('puntos', 'nivel', 'ahorro', 'metas', 'hitos', 'recompensas'))
       and not exists (
         select from family.child_achievements c where c.child_id = asked.child_id and c.achievement_id = a.id
       )
     order by a.sort_order, a.code`,
    [`{${childIds.join(',')}}`, `{${approving.join(',')}}`],
  );
  return new Map(
    childIds.map((childId) => {
      const unearned = rows
        .filter(({ child_id }) => child_id === childId)
        .map((row) => ({ ...row, value: Number(row.value ?? 0) }));
      return [childId, { childId, unearned, gained: { metas: 0, hitos: 0, recompensas: 0 } }];
    }),
  );
}
