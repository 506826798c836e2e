import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SqlEntityManager } from '@mikro-orm/sql';
import pg from 'pg';

import { migrate, readSql } from '../database/migrate.js';
import { type Database, postgres } from '../database/open-database.js';
import { openOrm } from '../database/open-orm.js';
import { openPglite } from '../database/pglite.js';
import { untilDatabaseAnswers } from '../process/until-database-answers.js';
import type { ServiceDefinition } from '../service.js';

export interface TestDatabase {
  readonly database: Database;
  /** Whether statements really run at the same time here: only then can a race be shown. */
  readonly isConcurrent: boolean;
  drop(): Promise<void>;
}

/**
 * A database of its own with the tables of these services: on the server of DATABASE_URL (10 connections a service),
 * otherwise an embedded one in memory. It is a copy of a template that is migrated once per set of migrations.
 */
export async function openTestDatabase(services: readonly ServiceDefinition[] = []): Promise<TestDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) {
    const database = await openPglite({ dump: await migratedCluster(services) });
    return { database, isConcurrent: false, drop: () => database.pglite.close() };
  }
  const name = `alcancia_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (run) => run(`create database ${name} template ${await templateOn(server, services)}`));
  return {
    database: postgres(addressOf(server, name), 10),
    isConcurrent: true,
    drop: () => onServer(server, (run) => run(`drop database ${name} with (force)`)),
  };
}

/** An embedded database in memory with nothing in it, whatever DATABASE_URL says. */
export const openEmptyPglite = async () => openPglite({ dump: await migratedCluster([]) });

type Run = (statement: string) => Promise<pg.QueryResult>;

async function onServer(server: string, task: (run: Run) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await task((statement) => client.query(statement));
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

const kitMigrations = new URL('../../migrations/', import.meta.url);
const embedded = 'pglite-0.5.8, one database, WAL of 1 MB';

/** Changes when a migration of one of these services, or of the kit, does. */
async function stampOf(services: readonly ServiceDefinition[]): Promise<string> {
  const stamp = createHash('sha256').update(embedded);
  for (const { name, migrations } of services) {
    stamp.update(name);
    for (const folder of [kitMigrations, migrations])
      for (const file of (await readdir(folder)).toSorted())
        stamp.update(file).update(await readSql(new URL(file, folder)));
  }
  return stamp.digest('hex').slice(0, 12);
}

async function migrateAll(services: readonly ServiceDefinition[], database: Database): Promise<void> {
  for (const definition of services) {
    const orm = await openOrm(definition, database);
    try {
      await untilDatabaseAnswers(orm.em.fork() as SqlEntityManager, () => undefined);
      await migrate(orm.em.fork() as SqlEntityManager, definition.name, () => orm.migrator.up());
    } finally {
      await orm.close();
    }
  }
}

/** The name of a migrated database that nobody connects to: PostgreSQL copies it in a fraction of what migrating takes. */
async function templateOn(server: string, services: readonly ServiceDefinition[]): Promise<string> {
  const name = `alcancia_template_${await stampOf(services)}`;
  await onServer(server, async (run) => {
    // Several processes may come first; the lock ends with the connection.
    await run(`select pg_advisory_lock(hashtext('${name}'))`);
    const { rows } = await run(`select 1 from pg_database where datname = '${name}'`);
    if (rows.length > 0) return;
    const draft = `alcancia_draft_${randomUUID().replaceAll('-', '')}`;
    await run(`create database ${draft}`);
    await migrateAll(services, postgres(addressOf(server, draft), 2));
    await run(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** Making and migrating a cluster costs seconds, loading one a fraction: made once per set of migrations and machine. */
async function migratedCluster(services: readonly ServiceDefinition[]): Promise<Blob> {
  const folder = join(tmpdir(), 'alcancia-test-clusters');
  const file = join(folder, `${await stampOf(services)}.tar`);
  if (!existsSync(file)) {
    const fresh = await openPglite();
    await migrateAll(services, fresh);
    // A database that nothing is copied from needs no templates: without them a copy of the cluster opens in half the time.
    for (const name of ['template0', 'template1']) {
      await fresh.pglite.exec(`alter database ${name} is_template false`);
      await fresh.pglite.exec(`drop database ${name}`);
    }
    await fresh.pglite.exec('checkpoint');
    const dump = await fresh.pglite.dumpDataDir('none');
    await fresh.pglite.close();
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, file);
  }
  return new Blob([await readFile(file)]);
}
