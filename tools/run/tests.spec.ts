import { afterEach, expect, test } from '@jest/globals';

import { isProof, whichOf } from './jest.mjs';
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

test.each([
  [[], ['tabs', 'axe']],
  [['tabs'], ['tabs']],
  [['tests/journeys/tabs', '-t', 'axe'], ['tabs']],
  [
    ['ta.s', 'axe', '-i'],
    ['tabs', 'axe'],
  ],
  [
    ['-t', 'tabs'],
    ['tabs', 'axe'],
  ],
])('a run of one room that is given %j takes %j of it, and nothing of another', (args, names) => {
  const { pattern } = whichOf('/home/tests/journeys', args);
  const all = ['tabs', 'axe'].filter((name) => new RegExp(pattern).test(`/home/tests/journeys/${name}.journey.ts`));
  expect(all).toEqual(names);
  expect('/home/tests/stack/tabs.journey.ts').not.toMatch(new RegExp(pattern));
});

test('what stands after the patterns are options of the runner', () => {
  expect(whichOf('/home/room', ['tabs', '-t', 'axe']).options).toEqual(['-t', 'axe']);
});

const given = process.env['DATABASE_URL'];
afterEach(() => {
  if (given === undefined) delete process.env['DATABASE_URL'];
  else process.env['DATABASE_URL'] = given;
});

const [embedded, server] = [['start', 'at-once', 'live', 'goals'], ['at-once']];
test.each([
  ['', [], embedded],
  ['postgres://localhost/alcancia', [], server],
  ['postgres://localhost/alcancia', ['goals'], ['goals']],
])(
  'with DATABASE_URL «%s» and %j only what a server may change is proved, unless somebody names it',
  (url, args, names) => {
    process.env['DATABASE_URL'] = url;
    const { pattern } = whichOf('/home', args);
    const folders = ['deploy/embedded/src', 'deploy/embedded/src', 'gateway/src/live', 'services/family/src/goals'];
    const specs = embedded.map((name, nth) => [name, `${folders[nth]}/${name}.int.spec.ts`] as const);
    const those = (isOne: (file: string) => boolean) => specs.flatMap(([name, file]) => (isOne(file) ? [name] : []));
    expect(those((file) => new RegExp(pattern).test(`/home/${file}`))).toEqual(names);
    expect(those(isProof.int)).toEqual(url ? server : embedded);
  },
);
