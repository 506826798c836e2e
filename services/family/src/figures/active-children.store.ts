import type { SqlEntityManager } from '@mikro-orm/sql';

const latelyMs = 7 * 86_400_000;

/** Children who said in the last seven days that they had done something. */
export async function activeChildren(em: SqlEntityManager, now: Date): Promise<number> {
  const [row] = await em.execute<{ children: string | number }[]>(
    `select count(distinct child_id) as children from family.occurrences where claimed_at > ?::timestamptz`,
    [new Date(now.getTime() - latelyMs).toISOString()],
  );
  return Number(row?.children ?? 0);
}
