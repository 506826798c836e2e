import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Logger } from 'pino';

import { migrate } from '../database/migrate.js';
import { postgres } from '../database/open-database.js';
import { openOrm } from '../database/open-orm.js';
import type { ServiceDefinition } from '../service.js';
import { untilDatabaseAnswers } from './until-database-answers.js';

/** The one-shot job of a service, as the role that owns its schema; waits for a database that is not up yet. */
export async function migrateSchema(definition: ServiceDefinition, url: string, log: Logger): Promise<void> {
  const orm = await openOrm(definition, postgres(url, 2));
  const em = (): SqlEntityManager => orm.em.fork() as SqlEntityManager;
  try {
    await untilDatabaseAnswers(em(), () => log.warn('waiting for the database'));
    await migrate(em(), definition.name, () => orm.migrator.up());
    await keepAppendOnly(em(), definition);
    log.info('the schema is up to date');
  } finally {
    await orm.close();
  }
}

/** The service's own role, called as its schema, may add to these tables and never change or take away (quality 4). */
async function keepAppendOnly(em: SqlEntityManager, { name, appendOnly = [] }: ServiceDefinition): Promise<void> {
  const [role] = await em.execute<{ is_there: boolean }[]>(
    'select exists (select from pg_roles where rolname = ? and not rolsuper) as is_there',
    [name],
  );
  if (!role?.is_there) return;
  await em.execute(`revoke insert, update, delete, truncate on ${name}.migrations from ${name}`);
  for (const table of appendOnly) await em.execute(`revoke update, delete, truncate on ${name}.${table} from ${name}`);
}
