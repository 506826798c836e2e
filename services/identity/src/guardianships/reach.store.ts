import { type SqlEntityManager } from '@mikro-orm/sql';

import { type CallerShape, type Permissions } from '@alcancia/contracts/caller';
import { areas } from '@alcancia/contracts/define';

import { everyPermission, type GuardianRole } from './guardianship.entity.js';

type Reach = CallerShape['children'];

interface ReachRow {
  readonly child_id: string;
  readonly family_id: string;
  readonly time_zone: string;
  readonly role: GuardianRole;
  readonly permissions: Permissions;
  /** Beyond the plan of the child's household (G29). */
  readonly child_beyond: boolean;
  readonly adult_beyond: boolean;
}

const isBeyond = (person: string): string =>
  `exists (select 1 from identity.beyond_plan b where b.profile_id = ${person} and b.family_id = c.family_id)`;

const beyondPlan = (isBeyondPlan: boolean) => (isBeyondPlan ? { isBeyondPlan: true as const } : {});

/** What a link is worth at the moment: a guardian beyond the plan looks on, whatever they were given (G29). */
function heldRights({
  role,
  permissions,
  adult_beyond: isBeyondPlan,
}: ReachRow): Pick<ReachRow, 'role' | 'permissions'> {
  if (!isBeyondPlan || role === 'owner') return { role, permissions };
  const lowered = areas.map((area) => [area, permissions[area] === 'no_access' ? 'no_access' : 'view_only'] as const);
  return { role: 'viewer', permissions: Object.fromEntries(lowered) as Permissions };
}

/** The children whom an adult reaches, as they go into the caller: active links to children who are not deleted (G1). */
export async function reachOfAdult(em: SqlEntityManager, adultId: string): Promise<Reach> {
  const rows = await em.execute<ReachRow[]>(
    `select g.child_id, c.family_id, f.time_zone, g.role, g.permissions, ${isBeyond('c.id')} as child_beyond,
            ${isBeyond('g.adult_id')} as adult_beyond
     from identity.guardianship g
     join identity.profiles c on c.id = g.child_id and c.role = 'child' and c.deleted_at is null
     join identity.families f on f.id = c.family_id
     where g.adult_id = ? and g.status = 'active'`,
    [adultId],
  );
  return Object.fromEntries(
    rows.map((row) => [
      row.child_id,
      { familyId: row.family_id, timeZone: row.time_zone, ...heldRights(row), ...beyondPlan(row.child_beyond) },
    ]),
  );
}

/** A child reaches itself and nobody else; nobody when it is deleted. */
export async function reachOfChild(em: SqlEntityManager, childId: string): Promise<Reach> {
  const [row] = await em.execute<Pick<ReachRow, 'family_id' | 'time_zone' | 'child_beyond'>[]>(
    `select c.family_id, f.time_zone, ${isBeyond('c.id')} as child_beyond
     from identity.profiles c join identity.families f on f.id = c.family_id
     where c.id = ? and c.role = 'child' and c.deleted_at is null`,
    [childId],
  );
  if (!row) return {};
  const { family_id: familyId, time_zone: timeZone, child_beyond: isBeyondPlan } = row;
  return {
    [childId]: { familyId, timeZone, role: 'self', permissions: everyPermission, ...beyondPlan(isBeyondPlan) },
  };
}
