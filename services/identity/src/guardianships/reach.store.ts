import { type SqlEntityManager } from '@mikro-orm/sql';

import { type CallerShape, type Permissions } from '@alcancia/contracts/caller';

import { everyPermission, type GuardianRole } from './guardianship.entity.js';

type Reach = CallerShape['children'];

interface ReachRow {
  readonly child_id: string;
  readonly family_id: string;
  readonly time_zone: string;
  readonly role: GuardianRole;
  readonly permissions: Permissions;
}

/** The children whom an adult reaches, as they go into the caller: active links to children who are not deleted (G1). */
export async function reachOfAdult(em: SqlEntityManager, adultId: string): Promise<Reach> {
  const rows = await em.execute<ReachRow[]>(
    `select g.child_id, c.family_id, f.time_zone, g.role, g.permissions
     from identity.guardianship g
     join identity.profiles c on c.id = g.child_id and c.role = 'child' and c.deleted_at is null
     join identity.families f on f.id = c.family_id
     where g.adult_id = ? and g.status = 'active'`,
    [adultId],
  );
  return Object.fromEntries(
    rows.map((row) => [
      row.child_id,
      { familyId: row.family_id, timeZone: row.time_zone, role: row.role, permissions: row.permissions },
    ]),
  );
}

/** A child reaches itself and nobody else; nobody when it is deleted. */
export async function reachOfChild(em: SqlEntityManager, childId: string): Promise<Reach> {
  const [row] = await em.execute<Pick<ReachRow, 'family_id' | 'time_zone'>[]>(
    `select c.family_id, f.time_zone
     from identity.profiles c join identity.families f on f.id = c.family_id
     where c.id = ? and c.role = 'child' and c.deleted_at is null`,
    [childId],
  );
  if (!row) return {};
  return {
    [childId]: { familyId: row.family_id, timeZone: row.time_zone, role: 'self', permissions: everyPermission },
  };
}
