import { expect, test } from '@jest/globals';

import { pageOf, readCursor } from './cursor.policy.js';
import { placeInTime, placeOf } from './keyset.policy.js';

const id = '01a1fe17-92cb-762a-8acf-b2daf9567624';
const written = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

test('the next page begins where the last one ended', () => {
  const rows = [new Date(3_000), new Date(2_000), new Date(1_000)];
  const { shown, nextCursor } = pageOf(rows, 2, (at) => placeOf(at, id));
  expect(shown).toEqual(rows.slice(0, 2));
  expect(readCursor(written([new Date('2026-11-21').toISOString(), id]), placeInTime)).toEqual([
    '2026-11-21T00:00:00.000Z',
    id,
  ]);
  expect(nextCursor).toBe(written(['1970-01-01T00:00:02.000Z', id]));
  expect(pageOf(rows, 3, (at) => placeOf(at, id)).nextCursor).toBeNull();
});

test.each([
  ['not base64 of anything', '%%%'],
  ['no list', written({ at: 1 })],
  ['a year that PostgreSQL does not know', written(['0000-01-01T00:00:00Z', id])],
  ['a moment before there was a calendar here', written(['0001-01-01T00:00:00Z', id])],
  ['a word for a moment', written(['infinity', id])],
  ['no id', written(['2026-11-21T00:00:00Z', "' or 1=1"])],
  ['too much', written(['2026-11-21T00:00:00Z', id, id])],
])('a cursor with %s is bad input', (_what, cursor) => {
  expect(() => readCursor(cursor, placeInTime)).toThrow('invalid_input');
});
