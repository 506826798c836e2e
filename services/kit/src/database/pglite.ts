import { PGlite } from '@electric-sql/pglite';
import { PgliteDriver } from '@mikro-orm/pglite';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import array from 'postgres-array';

import type { Database } from './open-database.js';

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
  return { kind: 'pglite', pglite, driver: PgliteDriver };
}
