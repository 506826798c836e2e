import { describe, expect, test } from '@jest/globals';

import { endOf, weekEndedBy } from './week-end.policy.js';

const hourMs = 3_600_000;
const hoursOf = (week: ReturnType<typeof weekEndedBy>): number =>
  week ? (week.until.getTime() - week.from.getTime()) / hourMs : 0;

describe('a week ends on Sunday at 18:00 on the clocks of the zone', () => {
  test.each([
    ['America/Mexico_City', '2026-11-22', '2026-11-23T00:00:00.000Z'],
    ['Europe/Madrid', '2026-11-22', '2026-11-22T17:00:00.000Z'],
    ['Europe/Madrid', '2026-08-02', '2026-08-02T16:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-22', '2026-11-22T12:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-22', '2026-11-22T04:00:00.000Z'],
  ])('%s on %s', (timeZone, day, moment) => {
    expect(endOf(day, timeZone).toISOString()).toBe(moment);
  });
});

describe('what has ended is told within a day', () => {
  const madrid = (moment: string) => weekEndedBy(new Date(moment), 'Europe/Madrid');

  test.each([
    ['a second before', '2026-11-22T16:59:59Z', null],
    ['at the moment', '2026-11-22T17:00:00Z', '2026-11-22'],
    ['in the night', '2026-11-23T03:00:00Z', '2026-11-22'],
    ['a second before Monday evening', '2026-11-23T16:59:59Z', '2026-11-22'],
    ['on Monday evening', '2026-11-23T17:00:00Z', null],
    ['on Wednesday', '2026-11-25T17:00:00Z', null],
  ])('%s', (_when, moment, endedOn) => {
    expect(madrid(moment)?.endedOn ?? null).toBe(endedOn);
  });
});

test('weeks follow one another without a gap, also where clocks change', () => {
  const spring = weekEndedBy(new Date('2026-03-29T16:00:00Z'), 'Europe/Madrid');
  expect(spring).toMatchObject({ endedOn: '2026-03-29' });
  expect(hoursOf(spring)).toBe(167);
  const autumn = weekEndedBy(new Date('2026-10-25T17:00:00Z'), 'Europe/Madrid');
  expect(hoursOf(autumn)).toBe(169);
  const before = weekEndedBy(new Date('2026-10-18T16:00:00Z'), 'Europe/Madrid');
  expect(autumn?.from).toEqual(before?.until);
});
