import { expect, test } from '@jest/globals';

import { openPglite } from './pglite.js';

const answered = `select array[true, false] as booleans, array[1, 2] as ints, array[4]::smallint[] as shorts, array['a', 'b,c'] as texts,
  array['x']::varchar[] as varchars, array[3]::bigint[] as bigints, array[1.5]::float8[] as floats,
  array['019a0000-0000-7000-8000-000000000001']::uuid[] as ids, array['{"a": 1}'::jsonb] as objects, 7 as one, true as yes,
  '{"b": [2]}'::jsonb as object`;

test('the embedded database reads arrays and JSON, and keeps no parser for the array type of each table', async () => {
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
  expect(Object.keys(again.pglite.parsers).length).toBeLessThan(120);
  await again.pglite.close();
});
