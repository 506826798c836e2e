import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { openPglite } from './pglite.js';

const answered = `select array[true, false] as booleans, array[1, 2] as ints, array[4]::smallint[] as shorts, array['a', 'b,c'] as texts,
  array['x']::varchar[] as varchars, array[3]::bigint[] as bigints, array[1.5]::float8[] as floats,
  array['019a0000-0000-7000-8000-000000000001']::uuid[] as ids, array['{"a": 1}'::jsonb] as objects, 7 as one, true as yes,
  '{"b": [2]}'::jsonb as object`;

test('the embedded database reads arrays and JSON, and keeps no parser for arrays that nobody reads', async () => {
  const { pglite } = await openPglite();
  await pglite.exec(Array.from({ length: 150 }, (_, nth) => `create table t${nth} (id int);`).join(''));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();

  const again = await openPglite({ dump });
  const { rows } = await again.pglite.query(answered);
  expect(rows).toEqual([
    {
      booleans: [true, false],
      ints: [1, 2],
      shorts: [4],
      texts: ['a', 'b,c'],
      varchars: ['x'],
      bigints: [3],
      floats: [1.5],
      ids: ['019a0000-0000-7000-8000-000000000001'],
      objects: [{ a: 1 }],
      one: 7,
      yes: true,
      object: { b: [2] },
    },
  ]);
  expect(Object.keys(again.pglite.parsers).length).toBeLessThan(50);
  await again.pglite.close();
});

describe('what is asked in one message', () => {
  let pglite: PGlite;
  beforeAll(async () => {
    ({ pglite } = await openPglite());
    await pglite.exec('create table t (id int primary key, name text)');
  });
  afterEach(() => pglite.exec('delete from t'));
  afterAll(() => pglite.close());
  const ids = async () => (await pglite.query<{ id: number }>('select id from t order by id')).rows.map(({ id }) => id);

  test('tells its rows, and how many it changed', async () => {
    expect(await pglite.query("insert into t values (1, 'a'), (2, null) returning *")).toMatchObject({
      rows: [
        { id: 1, name: 'a' },
        { id: 2, name: null },
      ],
      affectedRows: 2,
    });
    expect(await pglite.query('select name from t where id = $1', [1])).toMatchObject({ rows: [{ name: 'a' }] });
  });

  test('is one statement: what is written behind it is not done', async () => {
    await expect(pglite.query('insert into t values (1); insert into t values (2)')).rejects.toThrow(
      expect.objectContaining({ code: '42601' }),
    );
    expect(await ids()).toEqual([]);
  });

  test('fails by its own code; the next one is answered', async () => {
    await pglite.query('insert into t values (1)');
    await expect(pglite.query('insert into t values (1)')).rejects.toThrow(
      expect.objectContaining({ code: '23505', constraint: 't_pkey' }),
    );
    expect(await ids()).toEqual([1]);
  });

  test('is undone with its transaction, and waits outside for the end of one', async () => {
    const [inserted, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const undone = pglite.transaction(async (within) => {
      await within.query('insert into t values (1)');
      inserted.resolve();
      await held.promise;
      throw new Error('undone');
    });
    await inserted.promise;
    const outside = ids();
    held.resolve();
    await expect(undone).rejects.toThrow('undone');
    expect(await outside).toEqual([]);
  });

  test('is refused by a transaction that is over', async () => {
    const within = await pglite.transaction(async (open) => open);
    await expect(within.query('insert into t values (1)')).rejects.toThrow('closed');
    expect(await ids()).toEqual([]);
  });
});
