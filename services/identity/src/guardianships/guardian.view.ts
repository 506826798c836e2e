import { type SqlEntityManager } from '@mikro-orm/sql';

import { type GuardianView } from '@alcancia/contracts/identity';

type Row = Omit<GuardianView, 'since' | 'isMe' | 'isBeyondPlan'> & {
  readonly childId: string;
  readonly since: Date | string;
  readonly isBeyondPlan: boolean;
};

/** Everyone linked to each of these children, the owner first, then who came first; `readerId` is told which one they are. */
export async function guardiansByChild(
  em: SqlEntityManager,
  childIds: readonly string[],
  readerId: string,
): Promise<(childId: string) => GuardianView[]> {
  const rows = await em.execute<Row[]>(
    `select g.child_id as "childId", g.adult_id as "adultId", coalesce(p.display_name, '') as "displayName", g.role,
            g.relationship_type as "relationshipType", g.permissions, g.created_at as since, g.version,
            b.profile_id is not null as "isBeyondPlan"
     from identity.guardianship g
     join identity.profiles p on p.id = g.adult_id and p.deleted_at is null
     join identity.profiles c on c.id = g.child_id
     left join identity.beyond_plan b on b.profile_id = g.adult_id and b.family_id = c.family_id
     where g.child_id = any(?::uuid[]) and g.status = 'active' order by g.role = 'owner' desc, g.created_at, g.id`,
    [`{${childIds.join(',')}}`],
  );
  return (of) =>
    rows
      .filter(({ childId }) => childId === of)
      .map(({ childId: _child, since, isBeyondPlan, ...row }) => ({
        ...row,
        ...(isBeyondPlan ? { isBeyondPlan: true as const } : {}),
        since: new Date(since).toISOString(),
        isMe: row.adultId === readerId,
      }));
}
