import { describe, expect, test } from '@jest/globals';

import { ageInYears, isYetToBeBorn } from './birth-month.policy.js';

const zone = 'America/Mexico_City';
const now = new Date('2026-11-21T12:00:00Z');

describe('the age of a child', () => {
  test('counts whole years, and the month of birth as done', () => {
    expect(ageInYears('2018-11', now, zone)).toBe(8);
    expect(ageInYears('2018-12', now, zone)).toBe(7);
    expect(ageInYears('2026-11', now, zone)).toBe(0);
  });

  test('turns with the month of the family, not of the server', () => {
    const lastEvening = new Date('2026-12-01T03:00:00Z');
    expect(ageInYears('2018-12', lastEvening, zone)).toBe(7);
    expect(ageInYears('2018-12', lastEvening, 'UTC')).toBe(8);
  });

  test('nobody is born next month yet', () => {
    expect(isYetToBeBorn('2026-11', now, zone)).toBe(false);
    expect(isYetToBeBorn('2026-12', now, zone)).toBe(true);
  });
});
