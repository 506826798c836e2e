import type { SqlEntityManager } from '@mikro-orm/sql';

/** The zone of a household; UTC while identity's event about it has not arrived. */
export async function timeZoneOfFamily(em: SqlEntityManager, familyId: string | null): Promise<string> {
  if (familyId === null) return 'UTC';
  const [row] = await em.execute<{ time_zone: string }[]>(
    `select time_zone from family.known_families where family_id = ?`,
    [familyId],
  );
  return row?.time_zone ?? 'UTC';
}
