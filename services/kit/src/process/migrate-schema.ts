import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Logger } from 'pino';

import { migrate } from '../database/migrate.js';
import { postgres } from '../database/open-database.js';
import { openOrm } from '../database/open-orm.js';
import type { ServiceDefinition } from '../service.js';
import { isDatabaseAway } from '../use-case/run-write.js';

const tryAgainMs = 500;
const tryForMs = 120_000;

/** The one-shot job of a service, as the role that owns its schema; waits for a database that is not up yet. */
export async function migrateSchema(definition: ServiceDefinition, url: string, log: Logger): Promise<void> {
  const orm = await openOrm(definition, postgres(url, 2));
  const em = (): SqlEntityManager => orm.em.fork() as SqlEntityManager;
  try {
    await whenThere(() => em().execute('select 1'), log);
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

async function whenThere(ask: () => Promise<unknown>, log: Logger): Promise<void> {
  const givenUpAt = performance.now() + tryForMs;
  for (let isTold = false; ; isTold = true) {
    try {
      await ask();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > givenUpAt) throw error;
      if (!isTold) log.warn('waiting for the database');
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
}
