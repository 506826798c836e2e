import pg from 'pg';

import type { ServiceName } from '@alcancia/contracts/rooms';

import type { Stack } from './a-stack.js';

/** Reads a service's rows as an operator may; every figure as text. */
export async function rowsOf(
  { access }: Stack,
  service: ServiceName,
  query: string,
): Promise<Record<string, string>[]> {
  const url = new URL(access.postgres);
  url.pathname = `/${service}`;
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(query);
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])));
  } finally {
    await client.end();
  }
}
