import { may, type Link } from '@alcancia/contracts/caller';
import type { Capability } from '@alcancia/contracts/capabilities';
import { NotKnownYet, type Reading, type SpeaksVos, type Work } from '@alcancia/server-kit';

/** The adults who are to hear of a child. `approvals`: only those who may see that area (G1). */
export async function guardiansOf(em: Reading['em'], childId: string, area?: 'approvals'): Promise<string[]> {
  const rows = await em.execute<{ adult_id: string; sees_approvals: boolean }[]>(
    `select adult_id, sees_approvals from notifications.known_guardians where child_id = ? and is_active order by adult_id limit 50`,
    [childId],
  );
  if (rows.length === 0) throw new NotKnownYet('a guardian of the child');
  return rows.filter(({ sees_approvals }) => area === undefined || sees_approvals).map(({ adult_id }) => adult_id);
}

/** Every other adult who looks after a child that this one looks after, too. */
export async function adultsAround(em: Reading['em'], adultId: string): Promise<string[]> {
  const rows = await em.execute<{ adult_id: string }[]>(
    `select distinct g.adult_id from notifications.known_guardians own
     join notifications.known_guardians g on g.child_id = own.child_id and g.is_active and g.adult_id <> own.adult_id
     where own.adult_id = ? and own.is_active order by g.adult_id`,
    [adultId],
  );
  return rows.map(({ adult_id }) => adult_id);
}

/** The child's display name. */
export async function nameOf(em: Reading['em'], childId: string): Promise<string> {
  const [row] = await em.execute<{ display_name: string }[]>(
    `select display_name from notifications.known_children where child_id = ?`,
    [childId],
  );
  if (!row) throw new NotKnownYet('the child');
  return row.display_name;
}

/** How an adult is called, as far as it is known here. */
export async function adultNameOf(em: Reading['em'], adultId: string): Promise<string | undefined> {
  const [row] = await em.execute<{ display_name: string }[]>(
    `select display_name from notifications.known_adults where adult_id = ?`,
    [adultId],
  );
  return row?.display_name;
}

/** Those of these adults who are spoken to with 'vos' (G28). */
export async function whoSpeaksVos(em: Reading['em'], adultIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (adultIds.length === 0) return new Set();
  const rows = await em.execute<{ adult_id: string }[]>(
    `select adult_id from notifications.known_adults where adult_id = any(?::uuid[]) and language_variant = 'vos'`,
    [`{${adultIds.join(',')}}`],
  );
  return new Set(rows.map(({ adult_id }) => adult_id));
}

export const speaksVos: SpeaksVos = async (em, adultId) => (await whoSpeaksVos(em, [adultId])).size > 0;

/** What these families call their coins, as far as it is known here. */
export async function moneyNamesOf(em: Reading['em'], familyIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await em.execute<{ family_id: string; money_name: string }[]>(
    `select family_id, money_name from notifications.known_families where family_id = any(?::uuid[])`,
    [`{${familyIds.join(',')}}`],
  );
  return new Map(rows.map(({ family_id, money_name }) => [family_id, money_name]));
}

export const moneyNameOf = async (em: Reading['em'], familyId: string): Promise<string | undefined> =>
  (await moneyNamesOf(em, [familyId])).get(familyId);

/** Keeps what is newest of a child; an older event that comes late changes nothing. */
export const keepChild = (em: Work['em'], childId: string, displayName: string, sequence: number) =>
  em.execute(
    `insert into notifications.known_children as k (child_id, display_name, sequence) values (?, ?, ?)
     on conflict (child_id) do update set display_name = excluded.display_name, sequence = excluded.sequence
     where k.sequence < excluded.sequence`,
    [childId, displayName, sequence],
  );

interface LinkRow {
  readonly child_id: string;
  readonly adult_id: string;
  readonly role: Link['role'] | null;
  readonly permissions: Link['permissions'] | null;
}

/** What an adult may do with a child, as far as identity has told it. */
export interface KnownLink {
  readonly childId: string;
  readonly adultId: string;
  may(capability: Capability): boolean;
}

/** Everyone who looks after one of the children. Rights that are not known are none. */
export async function linksTo(em: Reading['em'], childIds: readonly string[]): Promise<KnownLink[]> {
  const rows = await em.execute<LinkRow[]>(
    `select child_id, adult_id, role, permissions from notifications.known_guardians
     where child_id = any(?::uuid[]) and is_active order by adult_id, child_id`,
    [`{${childIds.join(',')}}`],
  );
  return rows.map(({ child_id, adult_id, role, permissions }) => {
    const link = role === null || permissions === null ? undefined : { role, permissions };
    return { childId: child_id, adultId: adult_id, may: (capability) => may(link, capability) };
  });
}

/** The zone in which each adult lives: that of the own household, or else of one whose child they look after. */
export async function timeZonesOf(em: Reading['em'], adultIds: readonly string[]): Promise<Map<string, string>> {
  if (adultIds.length === 0) return new Map();
  const rows = await em.execute<{ adult_id: string; time_zone: string }[]>(
    `select distinct on (adult_id) adult_id, time_zone from (
       select owner_id as adult_id, time_zone, 0 as place from notifications.known_families
       where owner_id = any(?::uuid[])
       union all
       select g.adult_id, f.time_zone, 1 from notifications.known_guardians g
         join notifications.known_families f on f.family_id = g.family_id
       where g.adult_id = any(?::uuid[]) and g.is_active
     ) lived where time_zone is not null order by adult_id, place, time_zone`,
    [`{${adultIds.join(',')}}`, `{${adultIds.join(',')}}`],
  );
  return new Map(rows.map(({ adult_id, time_zone }) => [adult_id, time_zone]));
}

/** The names of the children that are known here. */
export async function namesOf(em: Reading['em'], childIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await em.execute<{ child_id: string; display_name: string }[]>(
    `select child_id, display_name from notifications.known_children where child_id = any(?::uuid[])`,
    [`{${childIds.join(',')}}`],
  );
  return new Map(rows.map(({ child_id, display_name }) => [child_id, display_name]));
}
