import { expect, test } from '@jest/globals';

import { pageOf, readCursor } from './keyset.js';

const id = '01a1fe17-92cb-762a-8acf-b2daf9567624';
const written = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

test('the next page begins where the last one ended', () => {
  const rows = ['2026-11-23T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
  const { shown, nextCursor } = pageOf(rows, 2, (at) => [at, id]);
  expect(shown).toEqual(rows.slice(0, 2));
  expect(nextCursor).toBe(written(['2026-11-22T00:00:00.000Z', id]));
  expect(readCursor(['moment', 'uuid'], nextCursor!)).toEqual(['2026-11-22T00:00:00.000Z', id]);
  expect(pageOf(rows, 3, (at) => [at, id]).nextCursor).toBeNull();
  expect(readCursor(['moment', 'uuid'], undefined)).toBeNull();
});

test.each([
  ['not base64 of anything', '%%%'],
  ['no list', written({ at: 1 })],
  ['a year that PostgreSQL does not know', written(['0000-01-01T00:00:00Z', id])],
  ['a moment before there was a calendar here', written(['0001-01-01T00:00:00Z', id])],
  ['a word for a moment', written(['infinity', id])],
  ['a number for a moment', written([2026, id])],
  ['no id', written(['2026-11-21T00:00:00Z', "' or 1=1"])],
  ['too little', written(['2026-11-21T00:00:00Z'])],
  ['too much', written(['2026-11-21T00:00:00Z', id, id])],
])('a cursor with %s is bad input', (_what, cursor) => {
  expect(() => readCursor(['moment', 'uuid'], cursor)).toThrow('invalid_input');
});

test('a number that its column cannot hold is bad input', () => {
  expect(readCursor(['int32'], written([2_147_483_647]))).toEqual([2_147_483_647]);
  expect(() => readCursor(['int32'], written([1e12]))).toThrow('invalid_input');
  expect(() => readCursor(['bigint'], written([1e300]))).toThrow('invalid_input');
});
