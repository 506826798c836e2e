import { expect, test } from '@jest/globals';

import { vanished } from './tests.mjs';

const files = ['gateway/src/web/files.spec.ts', 'gateway/src/live/live.int.spec.ts', 'gateway/src/live/live.ts'];
const ran = (...names: string[]) => [{ testResults: names.map((name) => ({ name: `/home/${name}` })) }];

test('a proof that stands in the tree and does not run is missed, of the kinds that ran whole', () => {
  const [unit = '', int = ''] = files;
  expect(vanished(['unit', 'int'], files, ran(unit, int))).toEqual([]);
  expect(vanished(['unit', 'int'], files, ran(unit))).toEqual([int]);
  expect(vanished(['unit'], files, ran(unit))).toEqual([]);
  expect(vanished(['unit'], files, [{ numPassedTests: 3 }])).toEqual([unit]);
  expect(vanished([], files, [])).toEqual([]);
});
