import { describe, expect, test } from '@jest/globals';

import { endOfQuiet } from './quiet-hours.policy.js';

const night = { isOn: true, from: '21:00', until: '07:00' };
const until = (moment: string, hours = night, zone = 'Europe/Madrid'): string | undefined =>
  endOfQuiet(hours, new Date(moment), zone)?.toISOString();

describe('the night from 21:00 to 07:00 in Madrid', () => {
  test.each([
    ['at 20:59', '2026-11-22T19:59:59Z', undefined],
    ['at 21:00', '2026-11-22T20:00:00Z', '2026-11-23T06:00:00.000Z'],
    ['after midnight', '2026-11-23T02:30:12Z', '2026-11-23T06:00:00.000Z'],
    ['at 07:00', '2026-11-23T06:00:00Z', undefined],
    ['in which clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['in which clocks go back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('%s', (_when, moment, end) => {
    expect(until(moment)).toBe(end);
  });
});

test('by day, off, and in a zone of quarters of an hour', () => {
  const siesta = { isOn: true, from: '14:00', until: '16:30' };
  expect(until('2026-11-22T13:10:00Z', siesta)).toBe('2026-11-22T15:30:00.000Z');
  expect(until('2026-11-22T20:00:00Z', { ...night, isOn: false })).toBeUndefined();
  expect(until('2026-11-22T16:00:00Z', night, 'Asia/Kathmandu')).toBe('2026-11-23T01:15:00.000Z');
});
