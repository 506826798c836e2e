import { PGlite, types } from '@electric-sql/pglite';
import { PgliteDriver } from '@mikro-orm/pglite';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import array from 'postgres-array';

import { askInOneMessage } from './one-message.js';
import type { Database } from './open-database.js';

const parsers = createPostgreSqlTypeParsers((text) => array.parse(text));

const singleTypes = new Set<unknown>(Object.values(types));

/** Arrays that somebody reads: of booleans, names, numbers, texts, moments, ids and objects. */
const arraysRead = new Set([1000, 1003, 1005, 1007, 1009, 1015, 1016, 1022, 1185, 2951, 3807]);

/**
 * PGlite copies its parsers for every statement, and has one for each array type, of every table and view too, several
 * hundred: the copying took more than half of what a short statement takes.
 */
function leaveOutArraysUnread(pglite: PGlite): void {
  for (const type of Object.keys(pglite.parsers).map(Number))
    if (!singleTypes.has(type) && !arraysRead.has(type)) delete pglite.parsers[type];
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
  leaveOutArraysUnread(pglite);
  askInOneMessage(pglite);
  return { kind: 'pglite', pglite, driver: PgliteDriver };
}
