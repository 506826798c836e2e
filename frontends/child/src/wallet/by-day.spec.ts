import { describe, expect, test } from '@jest/globals';

import { byDay, dayIn, monthAfter } from './by-day.js';
import type { Movement } from './wallet.queries.js';

const at = (createdAt: string, entryId: string): Movement => ({
  entryId,
  type: 'actividad',
  title: 'Leer',
  emoji: '📚',
  currency: 'coins',
  amount: 500,
  createdAt,
});

describe('movements by day', () => {
  test('belong to the family’s day, whatever the day is elsewhere', () => {
    expect(dayIn('2026-11-22T05:30:00.000Z', 'America/Mexico_City')).toBe('2026-11-21');
    expect(dayIn('2026-11-22T05:30:00.000Z', 'Europe/Madrid')).toBe('2026-11-22');
  });

  test('stay in the order in which they came', () => {
    const days = byDay(
      [at('2026-11-22T05:30:00.000Z', 'a'), at('2026-11-21T16:00:00.000Z', 'b'), at('2026-11-20T16:00:00.000Z', 'c')],
      'America/Mexico_City',
    );
    expect(days.map(({ day, movements }) => [day, movements.map(({ entryId }) => entryId)])).toEqual([
      ['2026-11-21', ['a', 'b']],
      ['2026-11-20', ['c']],
    ]);
  });
});

test('months roll over the year’s end', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
