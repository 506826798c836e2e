import { expect, test } from '@jest/globals';

import { rangeOf } from './spoken-days.js';
import { addDays, mondayOf, weekdayOf } from './week.js';

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(mondayOf)).toEqual(Array(3).fill('2026-11-16'));
  expect(['2026-11-16', '2026-11-22'].map(weekdayOf)).toEqual([0, 6]);
});

test('days roll over months and leap years', () => {
  expect([addDays('2026-11-30', 1), addDays('2028-03-01', -1)]).toEqual(['2026-12-01', '2028-02-29']);
});

test('a week is named by its ends, the month once if it is one', () => {
  expect(rangeOf('2026-11-16')).toBe('Del 16 al 22 de noviembre');
  expect(rangeOf('2026-11-30')).toBe('Del 30 de noviembre al 6 de diciembre');
});
