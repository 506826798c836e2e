import { PGlite } from '@electric-sql/pglite';
import type { Options } from '@mikro-orm/core';
import { PgliteDriver } from '@mikro-orm/pglite';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import array from 'postgres-array';

import { ImpatientClient, statementPatienceMs } from './impatient-client.js';

/** Where a service keeps its rows: the embedded PGlite that all services share, or a PostgreSQL server. */
export type Database =
  | { readonly kind: 'pglite'; readonly pglite: PGlite }
  | { readonly kind: 'postgres'; readonly url: string; readonly poolSize: number };

const parsers = createPostgreSqlTypeParsers((text) => array.parse(text));

/** Opens (and on the first time makes) the embedded database in a folder, or in memory without one. */
export async function openPglite(
  options: { dataDir?: string; dump?: Blob } = {},
): Promise<Database & { kind: 'pglite' }> {
  const pglite = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    parsers,
  });
  return { kind: 'pglite', pglite };
}

/** A PostgreSQL server; `poolSize` connections at most per service. */
export const postgres = (url: string, poolSize = 10): Database => ({ kind: 'postgres', url, poolSize });

/** The part of MikroORM's options that depends on where the rows are. */
export function driverOptions(database: Database): Partial<Options> {
  if (database.kind === 'pglite') {
    return { driver: PgliteDriver, dbName: 'shared', driverOptions: { pglite: database.pglite } };
  }
  return {
    driver: PostgreSqlDriver,
    clientUrl: database.url,
    pool: { min: 0, max: database.poolSize },
    driverOptions: {
      Client: ImpatientClient,
      connectionTimeoutMillis: statementPatienceMs,
      statement_timeout: 15_000,
      keepAlive: true,
    },
  };
}
