import type { Sql } from '../issuer/store/sql.js';

/** `unused`: nobody has signed up yet. `example`: the example family lives here, or its story was broken off. */
export type Inhabited = 'unused' | 'example' | 'used';

const countOf = async (sql: Sql, table: string, which = 'true'): Promise<number> => {
  const [{ isThere } = { isThere: false }] = await sql.query<{ isThere: boolean }>(
    `select to_regclass('${table}') is not null as "isThere"`,
  );
  if (!isThere) return 0;
  const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${which}`,
  );
  return count;
};

/** Who lives in a database; looks only. The schema of a service beside none of the issuer's is a distributed system's. */
export async function whoLivesIn(sql: Sql, services: readonly string[]): Promise<Inhabited> {
  if ((await countOf(sql, 'example.families')) > 0) return 'example';
  const schemas = (await sql.query<{ name: string }>('select nspname as name from pg_namespace')).map(
    ({ name }) => name,
  );
  const isDistributed = !schemas.includes('issuer') && services.some((service) => schemas.includes(service));
  // Whoever runs the product has an account from the first start on, and no family.
  const administrators = await countOf(sql, 'identity.profiles', `role = 'super_admin' and deleted_at is null`);
  const inhabitants = (await countOf(sql, 'identity.families')) + (await countOf(sql, 'issuer.account'));
  return isDistributed || inhabitants > administrators ? 'used' : 'unused';
}

/** Marks the database before the story begins: one that is broken off is known as an example too. */
export async function markAsExample(sql: Sql): Promise<void> {
  await sql.query('create schema if not exists example');
  await sql.query('create table if not exists example.families (name text primary key)');
  await sql.query(`insert into example.families (name) values ('ejemplo') on conflict do nothing`);
}
