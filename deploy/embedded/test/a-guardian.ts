import { randomUUID } from 'node:crypto';
import { type Adult, anAdult } from '@alcancia/testing';

import type { TestSystem } from './a-system.js';

/** Another adult with every right over the child; invitations come later, so the link is written by hand. */
export async function aGuardianOf(system: TestSystem, childId: string, displayName: string): Promise<Adult> {
  const guardian = await anAdult(system, { displayName });
  const everything = ['activities', 'challenges', 'rewards', 'approvals'].map((area) => [area, 'full_access']);
  await system.databases.sql.query(
    `insert into identity.guardianship (id, child_id, adult_id, role, status, permissions, relationship_type, created_at, updated_at)
     values ($1, $2, $3, 'guardian', 'active', $4, 'father', now(), now())`,
    [randomUUID(), childId, guardian.adultId, JSON.stringify(Object.fromEntries(everything))],
  );
  await system.settled();
  return guardian;
}
