import { type SqlEntityManager } from '@mikro-orm/sql';

import { type SpeaksVos } from '@alcancia/server-kit';

/** An adult as an e-mail needs them. Null: erased, so nothing is sent. */
export interface Addressed {
  readonly email: string | null;
  readonly name: string;
  readonly time_zone: string;
}

export async function addressed(em: SqlEntityManager, adultId: string): Promise<Addressed> {
  const [row] = await em.execute<Addressed[]>(
    `select p.email, coalesce(p.display_name, p.full_name, '') as name, coalesce(f.time_zone, 'UTC') as time_zone
     from identity.profiles p left join identity.families f on f.owner_id = p.id where p.id = ?`,
    [adultId],
  );
  return row ?? { email: null, name: '', time_zone: 'UTC' };
}

/** Whether the account of this address is spoken to with 'vos' (G28). */
export const speaksVos: SpeaksVos = async (em, address) => {
  const rows = await em.execute<unknown[]>(
    `select 1 from identity.profiles where email = ? and language_variant = 'vos' and deleted_at is null`,
    [address],
  );
  return rows.length > 0;
};

/** What these children are called, the one that came first before the others, as the data of an e-mail. */
export async function childrenNames(em: SqlEntityManager, childIds: readonly string[]): Promise<string> {
  const children = await em.execute<{ name: string }[]>(
    `select coalesce(display_name, '') as name from identity.profiles where id = any(?::uuid[]) order by created_at, id`,
    [`{${childIds.join(',')}}`],
  );
  return JSON.stringify(children.map(({ name }) => name));
}
