import { expect, test } from '@jest/globals';

import { nameOf } from './statement-names.js';

test('a text has one name, and each another', () => {
  const one = nameOf('select a from t where id = $1');
  expect(nameOf('select b from t where id = $1')).not.toBe(one);
  expect(nameOf('select a from t where id = $1')).toBe(one);
});

test.each([
  'select * from t where id = $1',
  'select x.* from t x where id = $1',
  'delete from t where id = $1 RETURNING *',
  'select "a0".* from "t" as "a0" where "a0"."id" = $1',
  'select "a0".*, (a0.stock = 0) as "sold_out" from "t" as "a0" where "a0"."id" = $1',
])('what a migration may change is not kept: %s', (text) => {
  expect(nameOf(text)).toBeUndefined();
});

test.each([
  'select count(*) from t where id = $1',
  'with u as (select * from jsonb_to_recordset($1::jsonb) as u(id uuid)) select id from u',
  'insert into t (id) select *\n from jsonb_to_recordset($1::jsonb) as u(id uuid)',
])('what says its columns is: %s', (text) => {
  expect(nameOf(text)).toBeDefined();
});

test('no more than five hundred are kept for each connection', () => {
  for (let nth = 0; nth < 600; nth += 1) nameOf(`select ${nth} from t where id = $1`);
  expect(nameOf('select 600 from t where id = $1')).toBeUndefined();
  expect(nameOf('select a from t where id = $1')).toBeDefined();
});
