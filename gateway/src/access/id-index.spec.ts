import { expect, test } from '@jest/globals';

import { IdIndex } from './id-index.js';

test('a thing is found by each of its ids, once, until it is removed', () => {
  const index = new IdIndex<string>();
  index.put('a tab', ['laura', 'mateo', 'laura']);
  index.put('another', ['laura']);
  expect([index.of('laura'), index.of('mateo'), index.of('nobody')]).toEqual([['a tab', 'another'], ['a tab'], []]);
  index.remove('a tab');
  expect([index.of('laura'), index.of('mateo'), index.size]).toEqual([['another'], [], 1]);
});

test('put again, a thing is found by its newer ids alone', () => {
  const index = new IdIndex<string>();
  index.put('a tab', ['laura']);
  index.put('a tab', ['mateo']);
  expect([index.of('laura'), index.of('mateo'), index.size]).toEqual([[], ['a tab'], 1]);
});

test('whoever goes through what was found may put and remove meanwhile', () => {
  const index = new IdIndex<string>();
  for (const tab of ['one', 'two', 'three']) index.put(tab, ['laura']);
  const seen: string[] = [];
  for (const tab of index.of('laura')) {
    seen.push(tab);
    index.remove(tab);
  }
  expect([seen, index.of('laura')]).toEqual([['one', 'two', 'three'], []]);
});
