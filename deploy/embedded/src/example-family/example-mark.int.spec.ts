import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

import { openEmptyPglite } from '@alcancia/server-kit/testing';

import { CannotStart, exampleWords } from '../words.js';
import { pgliteSql } from '../issuer/store/pglite-sql.js';
import type { Sql } from '../issuer/store/sql.js';
import { markAsExample, whoLivesIn } from './example-mark.js';
import { refuseExample } from './refuse-example.js';

const databaseUrl = 'postgres://localhost/alcancia';
const place = { isProduction: false, publicOrigin: 'http://localhost:3000', dataDir: '/casa/.data', databaseUrl };

let sql: Sql;
let close: () => Promise<void>;
beforeAll(async () => {
  const { pglite } = await openEmptyPglite();
  sql = pgliteSql(pglite);
  close = () => pglite.close();
});
afterAll(() => close());
afterEach(async () => {
  for (const name of await schemas()) if (name !== 'public') await sql.query(`drop schema ${name} cascade`);
});

const lives = () => whoLivesIn(sql, ['identity', 'family']);
const run = async (...statements: string[]) => {
  for (const statement of statements) await sql.query(statement);
};
const schemas = async () =>
  (
    await sql.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`,
    )
  ).map(({ name }) => name);
const account = ['create schema issuer', 'create table issuer.account (id int)'];
const families = ['create schema identity', 'create table identity.families (id int)'];

test.each([
  ['an empty database', [], 'unused'],
  ['an installation in which nobody has signed up', [...account, ...families], 'unused'],
  ['an account without a family', [...account, 'insert into issuer.account values (1)'], 'used'],
  ['a family', [...account, ...families, 'insert into identity.families values (1)'], 'used'],
  ['a distributed system, whose accounts are kept elsewhere', families, 'used'],
  ['any service of a distributed system', ['create schema family'], 'used'],
  ['what is no service of ours', ['create schema reports'], 'unused'],
] as const)('who lives in %s is seen, and nothing is written', async (_, statements, who) => {
  await run(...statements);
  const before = await schemas();
  expect(await lives()).toBe(who);
  expect(await schemas()).toEqual(before);
});

test('the mark tells the example family from families of people, also beside its accounts and twice', async () => {
  await run(...account, ...families);
  await markAsExample(sql);
  await run('insert into issuer.account values (1)', 'insert into identity.families values (1)');
  await markAsExample(sql);
  expect(await lives()).toBe('example');
});

test('a distributed system refuses the example family by the name of its database', async () => {
  await run(...families);
  const who = await lives();
  expect(() => refuseExample(who, true, place)).toThrow(
    new CannotStart(exampleWords.hasFamilies('la base de datos de DATABASE_URL')),
  );
});
