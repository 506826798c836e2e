import { type SqlEntityManager } from '@mikro-orm/sql';

import { type Progress } from './level-sync.policy.js';

/** How far these children have come; who has earned nothing yet is at the beginning. Their balances are locked already. */
export async function progressOf(
  em: SqlEntityManager,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, Progress>> {
  const rows = await em.execute<{ user_id: string; total_points: string | number; highest_level: number }[]>(
    `select user_id, total_points, highest_level from family.core_user_progress where user_id = any(?::uuid[])`,
    [`{${childIds.join(',')}}`],
  );
  const kept = new Map(rows.map((row) => [row.user_id, row]));
  return new Map(
    childIds.map((childId) => {
      const { total_points = 0, highest_level: highestLevel = 1 } = kept.get(childId) ?? {};
      return [childId, { childId, totalPoints: Number(total_points), highestLevel, changedAt: null }];
    }),
  );
}
