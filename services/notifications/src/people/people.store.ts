import { NotKnownYet, type Reading, type Work } from '@alcancia/server-kit';

/** The adults who are to hear of a child. `approvals`: only those who may see that area (G1). */
export async function guardiansOf(em: Reading['em'], childId: string, area?: 'approvals'): Promise<string[]> {
  const rows = await em.execute<{ adult_id: string; sees_approvals: boolean }[]>(
    `select adult_id, sees_approvals from notifications.known_guardians where child_id = ? and is_active order by adult_id limit 50`,
    [childId],
  );
  if (rows.length === 0) throw new NotKnownYet('a guardian of the child');
  return rows.filter(({ sees_approvals }) => area === undefined || sees_approvals).map(({ adult_id }) => adult_id);
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

/** What the family calls its coins, as far as it is known here. */
export async function moneyNameOf(em: Reading['em'], familyId: string): Promise<string | undefined> {
  const [row] = await em.execute<{ money_name: string }[]>(
    `select money_name from notifications.known_families where family_id = ?`,
    [familyId],
  );
  return row?.money_name;
}

/** Keeps what is newest of a child; an older event that comes late changes nothing. */
export const keepChild = (em: Work['em'], childId: string, displayName: string, sequence: number) =>
  em.execute(
    `insert into notifications.known_children as k (child_id, display_name, sequence) values (?, ?, ?)
     on conflict (child_id) do update set display_name = excluded.display_name, sequence = excluded.sequence
     where k.sequence < excluded.sequence`,
    [childId, displayName, sequence],
  );
