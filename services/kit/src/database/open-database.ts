import type { PGlite } from '@electric-sql/pglite';
import type { Options } from '@mikro-orm/core';
import type { PgliteDriver } from '@mikro-orm/pglite';
import { PreparedPostgreSqlDriver } from './prepared/prepared-driver.js';

import { TimeoutClient, statementTimeoutMs } from './statement-timeout.js';

/** Where a service keeps its rows: the embedded PGlite that all services share, or a PostgreSQL server. */
export type Database =
  | { readonly kind: 'pglite'; readonly pglite: PGlite; readonly driver: typeof PgliteDriver }
  | { readonly kind: 'postgres'; readonly url: string; readonly poolSize: number };

/** A PostgreSQL server; `poolSize` connections at most per service. */
export const postgres = (url: string, poolSize = 10): Database => ({ kind: 'postgres', url, poolSize });

/** The part of MikroORM's options that depends on where the rows are. */
export function driverOptions(database: Database): Partial<Options> {
  if (database.kind === 'pglite') {
    return { driver: database.driver, dbName: 'shared', driverOptions: { pglite: database.pglite } };
  }
  return {
    driver: PreparedPostgreSqlDriver,
    clientUrl: database.url,
    pool: { min: 0, max: database.poolSize },
    driverOptions: {
      Client: TimeoutClient,
      connectionTimeoutMillis: statementTimeoutMs,
      statement_timeout: 15_000,
      keepAlive: true,
      // Ours take milliseconds: compiling one takes a hundred.
      options: '-c jit=off',
    },
  };
}
