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
])('what a migration may change is not kept: %s', (text) => {
  expect(nameOf(text)).toBeUndefined();
});

test('a count is', () => {
  expect(nameOf('select count(*) from t where id = $1')).toBeDefined();
});

test('no more than five hundred are kept for each connection', () => {
  for (let nth = 0; nth < 600; nth += 1) nameOf(`select ${nth} from t where id = $1`);
  expect(nameOf('select 600 from t where id = $1')).toBeUndefined();
  expect(nameOf('select a from t where id = $1')).toBeDefined();
});
