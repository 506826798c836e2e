import { describe, expect, test } from '@jest/globals';

import { firstTimeZone, knownTimeZone } from './time-zone.policy.js';

describe('the time zone of a household', () => {
  test('comes from the country', () => {
    expect(firstTimeZone('MX')).toBe('America/Mexico_City');
    expect(firstTimeZone('UY', 'Europe/Madrid')).toBe('America/Montevideo');
  });

  test('what the browser believes counts where the country has several', () => {
    expect(firstTimeZone('MX', 'America/Tijuana')).toBe('America/Tijuana');
    expect(firstTimeZone('MX', 'Europe/Madrid')).toBe('America/Mexico_City');
    expect(firstTimeZone('MX', '<script>')).toBe('America/Mexico_City');
  });

  test('a country that is not in the table takes what the browser believes, when the calendar knows it', () => {
    expect(firstTimeZone('JP', 'Asia/Tokyo')).toBe('Asia/Tokyo');
    expect(firstTimeZone('JP', 'Nowhere/At_All')).toBe('America/Mexico_City');
    expect(firstTimeZone('JP')).toBe('America/Mexico_City');
  });

  test.each(['America/Mexico_City', 'America/Argentina/Buenos_Aires', 'UTC', 'Europe/Madrid'])(
    '%s is known',
    (zone) => {
      expect(knownTimeZone(zone)).toBe(zone);
    },
  );

  test.each(['', '+05:00', 'Mexico', 'America/Nowhere', 'america/mexico_city; drop', '../etc', 'EST5EDT1'])(
    '%p is not',
    (zone) => {
      expect(knownTimeZone(zone)).toBeNull();
    },
  );

  test('letters of another case are put right', () => {
    expect(knownTimeZone('america/mexico_city')).toBe('America/Mexico_City');
  });
});
