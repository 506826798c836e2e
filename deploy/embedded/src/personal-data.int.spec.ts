import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';

import { type DataKind, dataKinds } from '@alcancia/contracts/privacy';
import { type KeptTable, tablesOf } from '@alcancia/server-kit';
import { openTestDatabase, type TestDatabase, unsaidColumns } from '@alcancia/server-kit/testing';

import { definitions } from './services.js';
import { pgSql } from './issuer/store/pg-sql.js';
import { pgliteSql } from './issuer/store/pglite-sql.js';

const dayMs = 86_400_000;

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
}

/** Every column of every service, the kit's own tables among them, as the migrations have left them. */
async function columnsOf({ database }: TestDatabase): Promise<Column[]> {
  const pool = database.kind === 'postgres' ? new pg.Pool({ connectionString: database.url, max: 1 }) : null;
  const sql = pool ? pgSql(pool) : pgliteSql((database as Extract<typeof database, { kind: 'pglite' }>).pglite);
  try {
    return await sql.query<Column>(
      `select c.table_schema as schema, c.table_name as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where t.table_type = 'BASE TABLE' and c.table_schema in (${definitions.map(({ name }) => `'${name}'`).join(', ')})
       order by 1, 2, c.ordinal_position`,
    );
  } finally {
    await pool?.end();
  }
}

/** Where a service, or the kit, says what a table keeps. */
async function placesIn(service: string): Promise<(table: string) => string> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const files: string[] = [];
  for (const folder of [`services/${service}/src`, 'services/kit/src/personal-data'])
    for (const file of await readdir(join(root, folder), { recursive: true }))
      if (/[.]personal-data[.]ts$|kit-tables[.]ts$/.test(file)) files.push(`${folder}/${file}`);
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  return (table) => texts.find(([, text]) => text.includes(`('${table}',`))?.[0] ?? 'its .personal-data.ts';
}

let columns: Column[];
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(definitions);
  columns = await columnsOf(database);
});
afterAll(() => database.drop());

describe.each(definitions.map((definition) => [definition.name, definition] as const))('%s', (name, definition) => {
  test('says of every column of every table whether it is personal', async () => {
    const own = columns.filter(({ schema }) => schema === name);
    expect(own.length).toBeGreaterThan(50);
    expect(unsaidColumns(own, tablesOf(definition), await placesIn(name))).toEqual([]);
  });

  test('names a column that nothing is said of, with the file in which to say it', async () => {
    const added = [
      { table: 'known_consents', column: 'nickname' },
      { table: 'diaries', column: 'page' },
    ];
    const own = [...columns.filter(({ schema }) => schema === name), ...added];
    expect(unsaidColumns(own, tablesOf(definition), await placesIn(name))).toEqual([
      'known_consents.nickname: say in services/kit/src/personal-data/kit-tables.ts whether it is personal',
      expect.stringMatching(/^diaries[.]page: describe the table in a [.]personal-data[.]ts/),
    ]);
  });

  test('erases a person, says so, and knows for every column about somebody what becomes of the row', () => {
    expect(definition.erasures?.told.subject).toBe(`events.${name}.person-erased.v1`);
    for (const { table, about, erased, forgets } of tablesOf(definition)) {
      // A row that stays must say how it stays: by default it goes.
      const unsaid = erased === 'columns' ? about.filter((column) => forgets[column] === undefined) : [];
      expect({ table, unsaid }).toEqual({ table, unsaid: [] });
    }
  });

  test('looks for what runs out, and for whom a row is about, in columns that are there', () => {
    for (const { table, kept, about } of tablesOf(definition)) {
      const own = columns.filter((one) => one.schema === name && one.table === table).map(({ column }) => column);
      const asked = typeof kept === 'object' && 'after' in kept ? [kept.after, ...about] : about;
      expect({ table, missing: asked.filter((column) => !own.includes(column)) }).toEqual({ table, missing: [] });
      const others = [table, ...(typeof kept === 'object' && 'with' in kept ? [kept.with] : [])];
      expect(tablesOf(definition).map((one) => one.table)).toEqual(expect.arrayContaining(others));
    }
  });
});

/**
 * Tables that keep some rows for longer than the rest, which then say nothing of it: acts that are still going on, and
 * who was accepted without children, who is a guardian by that row.
 */
const longerByException = ['intents', 'guardianship_invites'];

function daysKept({ table, kept }: KeptTable): number {
  if (kept === 'with-person' || kept === 'for-good') return Infinity;
  if (kept === 'until-done' || 'with' in kept) return 1;
  return kept.where === undefined || longerByException.includes(table) ? kept.ms / dayMs : Infinity;
}

/** How long the tables keep a kind of data at the longest, in days; null: as long as the profile. */
function daysOf(kind: DataKind): number | null {
  const days = definitions
    .flatMap(tablesOf)
    .filter(({ columns: own }) => own.some((column) => column.kind === kind))
    .map(daysKept);
  expect(days.length).toBeGreaterThan(0);
  const longest = Math.max(...days);
  return longest === Infinity ? null : longest;
}

test.each(Object.entries(dataKinds))('what people read of %s is how long it is kept', (kind, { days }) => {
  expect(daysOf(kind as DataKind)).toBe(days);
});
