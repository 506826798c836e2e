import { type SqlEntityManager } from '@mikro-orm/sql';

import { type GuardianView } from '@alcancia/contracts/identity';

type Row = Omit<GuardianView, 'since' | 'isMe'> & { readonly childId: string; readonly since: Date | string };

/** Everyone linked to each of these children, the owner first, then who came first; `readerId` is told which one they are. */
export async function guardiansByChild(
  em: SqlEntityManager,
  childIds: readonly string[],
  readerId: string,
): Promise<(childId: string) => GuardianView[]> {
  const rows = await em.execute<Row[]>(
    `select g.child_id as "childId", g.adult_id as "adultId", coalesce(p.display_name, '') as "displayName", g.role,
            g.relationship_type as "relationshipType", g.permissions, g.created_at as since, g.version
     from identity.guardianship g join identity.profiles p on p.id = g.adult_id and p.deleted_at is null
     where g.child_id = any(?::uuid[]) and g.status = 'active' order by g.role = 'owner' desc, g.created_at, g.id`,
    [`{${childIds.join(',')}}`],
  );
  return (of) =>
    rows
      .filter(({ childId }) => childId === of)
      .map(({ childId: _child, since, ...row }) => ({
        ...row,
        since: new Date(since).toISOString(),
        isMe: row.adultId === readerId,
      }));
}
