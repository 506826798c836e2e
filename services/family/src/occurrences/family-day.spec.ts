import { describe, expect, test } from '@jest/globals';

import { addDays, daysFrom, familyDay, mondayOf, startOfDay, weekdayOf } from './family-day.policy.js';

const mexico = 'America/Mexico_City';
const madrid = 'Europe/Madrid';
const santiago = 'America/Santiago';

describe('the day of a family', () => {
  test('at 23:30 in Mexico City is still that day, though it is the next one in UTC', () => {
    expect(familyDay(new Date('2026-11-22T05:30:00Z'), mexico)).toBe('2026-11-21');
    expect(familyDay(new Date('2026-11-22T05:59:59.999Z'), mexico)).toBe('2026-11-21');
    expect(familyDay(new Date('2026-11-22T06:00:00Z'), mexico)).toBe('2026-11-22');
  });

  test.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Asia/Kolkata', '2026-11-21'],
    ['Pacific/Pago_Pago', '2026-11-20'],
  ])('depends on the zone: at 10:30 UTC it is in %s the %s', (zone, day) => {
    expect(familyDay(new Date('2026-11-21T10:30:00Z'), zone)).toBe(day);
  });

  test('follows summer time in both directions', () => {
    expect(familyDay(new Date('2026-03-28T22:59:59Z'), madrid)).toBe('2026-03-28');
    expect(familyDay(new Date('2026-03-28T23:00:00Z'), madrid)).toBe('2026-03-29');
    expect(familyDay(new Date('2026-03-29T21:59:59Z'), madrid)).toBe('2026-03-29');
    expect(familyDay(new Date('2026-03-29T22:00:00Z'), madrid)).toBe('2026-03-30');
    expect(familyDay(new Date('2026-10-25T22:59:59Z'), madrid)).toBe('2026-10-25');
    expect(familyDay(new Date('2026-10-25T23:00:00Z'), madrid)).toBe('2026-10-26');
  });

  test('begins when the calendar turns, on days of 23 and 25 hours too', () => {
    const hours = (day: string, zone: string) =>
      (startOfDay(addDays(day, 1), zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000;
    expect(startOfDay('2026-11-21', mexico).toISOString()).toBe('2026-11-21T06:00:00.000Z');
    expect(hours('2026-11-21', mexico)).toBe(24);
    expect(hours('2026-03-29', madrid)).toBe(23);
    expect(hours('2026-10-25', madrid)).toBe(25);
  });

  test('begins at one in the morning where midnight does not exist', () => {
    const start = startOfDay('2026-09-06', santiago);
    expect(start.toISOString()).toBe('2026-09-06T04:00:00.000Z');
    expect(familyDay(new Date(start.getTime() - 1), santiago)).toBe('2026-09-05');
  });
});

describe('the calendar', () => {
  test('counts days over the ends of months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysFrom('2026-10-24', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  });

  test('weeks begin on Monday', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  });
});
