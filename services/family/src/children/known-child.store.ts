import type { SqlEntityManager } from '@mikro-orm/sql';

import type { DataOf } from '@alcancia/contracts/define';
import type { childChanged } from '@alcancia/contracts/identity';
import { type CardDesign, type ColorTheme, startCardOf } from '@alcancia/contracts/looks';

type KnownChild = Pick<DataOf<typeof childChanged>, 'childId' | 'displayName' | 'avatar' | 'palette'> & {
  readonly cardDesign: CardDesign;
};

interface Row extends Omit<KnownChild, 'cardDesign'> {
  readonly cardDesign: CardDesign | null;
  readonly colorTheme: ColorTheme | null;
}

/** How a child is shown until identity's event about it has arrived. */
const notYetNamed = (childId: string): KnownChild => ({
  childId,
  displayName: '',
  avatar: 'cat',
  palette: 'soft-blue',
  cardDesign: startCardOf('soft-blue'),
});

/** The default theme is none of the twelve palettes that the views of a child know. */
function shown({ colorTheme, cardDesign, ...child }: Row): KnownChild {
  const palette = colorTheme === null || colorTheme === 'pink-dreams' ? child.palette : colorTheme;
  return { ...child, palette, cardDesign: cardDesign ?? startCardOf(palette) };
}

/** Children by id with how their worlds look, in one query; one whose event has not arrived has an empty name, never a missing entry. */
export async function childrenById(
  em: SqlEntityManager,
  childIds: readonly string[],
): Promise<(childId: string) => KnownChild> {
  const rows = await em.execute<Row[]>(
    `select child_id as "childId", k.display_name as "displayName", coalesce(p.active_kit_id, k.avatar) as avatar,
            k.palette, t.color_theme as "colorTheme", t.card_design as "cardDesign"
     from family.known_children k
     left join family.child_themes t using (child_id)
     left join family.child_active_pet p using (child_id)
     where child_id = any(?::uuid[])`,
    [uuids(childIds)],
  );
  const known = new Map(rows.map((row) => [row.childId, shown(row)]));
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

/** Display names of children by id, in one query. */
export async function childNames(em: SqlEntityManager, childIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await em.execute<{ child_id: string; display_name: string }[]>(
    `select child_id, display_name from family.known_children where child_id = any(?::uuid[])`,
    [uuids(childIds)],
  );
  return new Map(rows.map(({ child_id, display_name }) => [child_id, display_name]));
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
