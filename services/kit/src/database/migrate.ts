import { readdir, readFile } from 'node:fs/promises';

import type { MigrationObject } from '@mikro-orm/core';
import { Migration, Migrator } from '@mikro-orm/migrations';
import type { SqlEntityManager } from '@mikro-orm/sql';

const kitMigrations = new URL('../../migrations/', import.meta.url);
const betweenStatements = /;[ \t]*\n[ \t]*\n/;

/** What a migration says. */
export const readSql = (file: URL): Promise<string> => readFile(file, 'utf8');

/** SQL files are the migrations: `0001-what.sql`, statements ended by a semicolon and a blank line. */
async function readMigrations(folder: URL, prefix: string, schema: string): Promise<MigrationObject[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const sql = (await readSql(new URL(file, folder))).replaceAll('{schema}', schema);
      const statements = sql
        .split(betweenStatements)
        .map((statement) => statement.trim().replace(/;$/, ''))
        .filter((statement) => statement.replaceAll(/--.*$/gm, '').trim() !== '');
      const name = `${prefix}-${file.replace(/\.sql$/, '')}`;
      return {
        name,
        class: class extends Migration {
          override name = name;
          up(): void {
            for (const statement of statements) this.addSql(statement);
          }
        },
      };
    }),
  );
}

/** What MikroORM's migrator needs: the kit's own tables first, then the service's. */
export async function migrationOptions(schema: string, folder: URL) {
  const own = await readMigrations(folder, schema, schema);
  const kit = await readMigrations(kitMigrations, 'kit', schema);
  return {
    extensions: [Migrator],
    migrations: { tableName: `${schema}.migrations`, migrationsList: [...kit, ...own], snapshot: false, silent: true },
  };
}

/** Brings the schema up to date; several processes starting at once take turns. */
export async function migrate(em: SqlEntityManager, schema: string, up: () => Promise<unknown>): Promise<void> {
  await em.execute(`create schema if not exists ${schema}`).catch((error: unknown) => {
    if (!/already exists|duplicate key/.test(String(error))) throw error;
  });
  await up();
}
