import pg from 'pg';

import type { Stack } from './a-stack.js';

/** Reads the rows of a database as an operator may: a service's, by its name, or Keycloak's; every figure as text. */
export async function rowsOf({ access }: Stack, database: string, query: string): Promise<Record<string, string>[]> {
  const url = new URL(access.postgres);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(query);
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])));
  } finally {
    await client.end();
  }
}
