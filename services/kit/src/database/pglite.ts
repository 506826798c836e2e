import { PGlite } from '@electric-sql/pglite';
import { PgliteDriver } from '@mikro-orm/pglite';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import array from 'postgres-array';

import type { Database } from './open-database.js';

const parsers = createPostgreSqlTypeParsers((text) => array.parse(text));

/** PostgreSQL's own types have lower ids; from here on come the array types of its catalogs' views and of every table. */
const firstOfTables = 10_000;

/**
 * PGlite copies its parsers for every statement, and has one for the array type of each table and view, several hundred: the
 * copying took half of what a short statement takes. Nobody asks for an array of rows.
 */
function leaveOutParsersOfTables(pglite: PGlite): void {
  for (const key of Object.keys(pglite.parsers)) if (Number(key) >= firstOfTables) delete pglite.parsers[key];
}

/** What a database that lives for one proof goes without: clearing 128 MB of buffers is half of what opening it takes. */
const shortLived = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [
    ...PGlite.defaultStartParams,
    ...['shared_buffers=8MB', 'wal_buffers=64kB', 'max_connections=5'].flatMap((setting) => ['-c', setting]),
  ],
};

/** Opens (and on the first time makes) the embedded database in a folder, or in memory without one. */
export async function openPglite(
  options: { dataDir?: string; dump?: Blob } = {},
): Promise<Database & { kind: 'pglite' }> {
  const pglite = await PGlite.create({
    ...(options.dataDir === undefined ? shortLived : { dataDir: options.dataDir }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    parsers,
  });
  leaveOutParsersOfTables(pglite);
  return { kind: 'pglite', pglite, driver: PgliteDriver };
}
