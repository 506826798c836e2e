import pg from 'pg';

import { type Database, postgres } from '@alcancia/server-kit';
import { openPglite } from '@alcancia/server-kit/pglite';

import { pgSql } from './issuer/store/pg-sql.js';
import { pgliteSql } from './issuer/store/pglite-sql.js';
import type { SqlPort } from './issuer/store/sql.js';
import { CannotStart, words } from './words.js';

/** Where all rooms of this process keep their rows, each in its own schema. */
export interface Databases {
  readonly forServices: Database;
  /** For the issuer and the mailbox, which are not services. */
  readonly sql: SqlPort;
  close(): Promise<void>;
}

const connectionsPerService = 10;
const connectionsAside = 4;

/** The embedded database in its folder, or the PostgreSQL named by DATABASE_URL. */
export async function openDatabases(databaseDir: string, databaseUrl: string | undefined): Promise<Databases> {
  if (databaseUrl === undefined) {
    const database = await openPglite({ dataDir: databaseDir });
    return { forServices: database, sql: pgliteSql(database.pglite), close: () => database.pglite.close() };
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connectionsAside, connectionTimeoutMillis: 5_000 });
  // A restarting server breaks idle connections; the pool opens new ones, and a waiting query gets the error.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch {
    await pool.end();
    throw new CannotStart(words.noDatabase);
  }
  return { forServices: postgres(databaseUrl, connectionsPerService), sql: pgSql(pool), close: () => pool.end() };
}
