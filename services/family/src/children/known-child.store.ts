import type { SqlEntityManager } from '@mikro-orm/sql';

import type { DataOf } from '@alcancia/contracts/define';
import type { childChanged } from '@alcancia/contracts/identity';

type KnownChild = Pick<DataOf<typeof childChanged>, 'childId' | 'displayName' | 'avatar' | 'palette'>;

/** How a child is shown until identity's event about it has arrived. */
const notYetNamed = (childId: string): KnownChild => ({
  childId,
  displayName: '',
  avatar: 'cat',
  palette: 'soft-blue',
});

/** Children by id, in one query; one whose event has not arrived has an empty name, never a missing entry. */
export async function childrenById(
  em: SqlEntityManager,
  childIds: readonly string[],
): Promise<(childId: string) => KnownChild> {
  const rows = await em.execute<KnownChild[]>(
    `select child_id as "childId", display_name as "displayName", avatar, palette
     from family.known_children where child_id = any(?::uuid[])`,
    [uuids(childIds)],
  );
  const known = new Map(rows.map((row) => [row.childId, row]));
  return (childId) => known.get(childId) ?? notYetNamed(childId);
}

/** Display names of adults by id, in one query. */
export async function adultNames(em: SqlEntityManager, adultIds: readonly string[]): Promise<Map<string, string>> {
  if (adultIds.length === 0) return new Map();
  const rows = await em.execute<{ adult_id: string; display_name: string }[]>(
    `select adult_id, display_name from family.known_adults where adult_id = any(?::uuid[])`,
    [uuids(adultIds)],
  );
  return new Map(rows.map(({ adult_id, display_name }) => [adult_id, display_name]));
}

export async function isKnownChild(em: SqlEntityManager, childId: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>(`select 1 from family.known_children where child_id = ?`, [childId]);
  return rows.length > 0;
}

export async function childrenOfFamily(em: SqlEntityManager, familyId: string): Promise<string[]> {
  const rows = await em.execute<{ child_id: string }[]>(
    `select child_id from family.known_children where family_id = ? order by child_id`,
    [familyId],
  );
  return rows.map(({ child_id }) => child_id);
}

/** An array of ids as one parameter, in PostgreSQL's text form: MikroORM would spread a bare array into several. */
const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;
