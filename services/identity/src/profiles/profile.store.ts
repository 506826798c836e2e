import { type SqlEntityManager } from '@mikro-orm/sql';

import { Profile } from './profile.entity.js';

/** The account with this address, however it is written; null where there is none. */
export async function accountWithEmail(em: SqlEntityManager, email: string): Promise<Profile | null> {
  const [row] = await em.execute<{ id: string }[]>(
    `select id from identity.profiles where lower(email) = lower(?) and deleted_at is null and role <> 'child'`,
    [email],
  );
  return row ? em.findOne(Profile, { id: row.id }) : null;
}
