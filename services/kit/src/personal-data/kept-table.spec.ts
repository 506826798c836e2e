import { expect, test } from '@jest/globals';

import { describeTable, notPersonal, personal, plain, secret } from './kept-table.js';
import { unsaidColumns } from './unsaid-columns.js';

const diaries = describeTable('diaries', {
  about: 'child_id',
  kind: 'profile',
  kept: 'with-person',
  erased: 'row',
  columns: [personal('work', 'title page'), secret('entry', 'key'), plain('id')],
});

test('a table says of each column for what it is kept, and whether its person may read it', () => {
  expect(diaries.columns).toEqual([
    { name: 'child_id', kind: 'profile', isExported: true },
    { name: 'title', kind: 'work', isExported: true },
    { name: 'page', kind: 'work', isExported: true },
    { name: 'key', kind: 'entry', isExported: false },
    { name: 'id', kind: null, isExported: false },
  ]);
});

test('a column that is said twice is refused', () => {
  expect(() => notPersonal('leases', 'name until name')).toThrow('leases says twice what name is');
});

test('columns without a word and words without a column are both named', () => {
  const there = ['id', 'child_id', 'title', 'key', 'mood'].map((column) => ({ table: 'diaries', column }));
  expect(
    unsaidColumns([...there, { table: 'walls', column: 'paint' }], [diaries], () => 'diaries.personal-data.ts'),
  ).toEqual([
    'diaries.mood: say in diaries.personal-data.ts whether it is personal',
    expect.stringContaining('walls.paint: describe the table'),
    'diaries.page is described, but is not there',
  ]);
});
