import { MikroORM } from '@mikro-orm/core';

import { gather } from '../feature.js';
import type { ServiceDefinition } from '../service.js';
import { migrationOptions } from './migrate.js';
import { type Database, driverOptions } from './open-database.js';

/** MikroORM over the rows of one service; connects when it is first asked. */
export async function openOrm(definition: ServiceDefinition, database: Database) {
  const migrations = await migrationOptions(definition.name, definition.migrations);
  return MikroORM.init({
    ...driverOptions(database),
    ...migrations,
    entities: gather(definition.modules).entities as never[],
    schema: definition.name,
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    logger: () => undefined,
  });
}

/** Names of the migrations that this program builds on. */
export const migrationsOf = (orm: MikroORM): readonly string[] =>
  (orm.config.get('migrations').migrationsList ?? []).map(({ name }) => name);
