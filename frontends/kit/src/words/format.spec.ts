import { describe, expect, it } from '@jest/globals';

import { count, dayOf, initialsOf, number, percent, relativeTime, wholeCoins } from './format.js';

const ago = (moment: string) => relativeTime(moment, new Date('2026-11-21T12:00:00Z'));

describe('format', () => {
  it('writes numbers the Spanish way', () => {
    expect([number(1240), number(100_000), percent(0.64)]).toEqual(['1240', '100.000', '64\u00a0%']);
  });

  it('floors coins: a fraction is not a moneda yet', () => {
    expect([wholeCoins(199), wholeCoins(200), wholeCoins(0)]).toEqual([1, 2, 0]);
  });

  it('tells how long ago something was', () => {
    expect(ago('2026-11-21T11:59:40Z')).toBe('ahora');
    expect(ago('2026-11-21T11:55:00Z')).toBe('hace 5 minutos');
    expect(ago('2026-11-20T11:00:00Z')).toBe('ayer');
    expect(ago('2026-11-19T00:00:01Z')).toBe('anteayer');
  });

  it('tells how long something still is, to the nearest: seven days less a minute are seven', () => {
    expect(ago('2026-11-28T11:59:00Z')).toBe('dentro de 7 días');
    expect(ago('2026-11-27T23:00:00Z')).toBe('dentro de 6 días');
    expect(ago('2026-11-22T11:30:00Z')).toBe('dentro de 24 horas');
  });

  it('keeps a day of the calendar on its day', () => {
    expect(dayOf('2026-11-21')).toBe('21 de noviembre');
  });

  it('takes at most two initials, and U from nothing', () => {
    expect([initialsOf('Laura Méndez Soto'), initialsOf('ana'), initialsOf('  '), initialsOf(null)]).toEqual([
      'LM',
      'A',
      'U',
      'U',
    ]);
  });

  it('counts one and many', () => {
    expect([count(1, 'niño', 'niños'), count(3, 'niño', 'niños')]).toEqual(['1 niño', '3 niños']);
  });
});
