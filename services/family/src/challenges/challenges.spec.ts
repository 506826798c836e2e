import { describe, expect, test } from '@jest/globals';

import { daysLeftOf, daysOf, nextDays, spanOf } from './challenge-days.policy.js';
import { mustBeginBy, percentOf, tidy } from './challenge-fields.policy.js';
import type { ChallengeFields } from './challenge.entity.js';

const week = { startsAt: '2026-03-02', endsAt: '2026-03-08' };

describe('the days of a challenge', () => {
  test('are counted with its first and its last', () => {
    expect(daysOf(week)).toBe(7);
    expect(daysOf({ startsAt: '2026-03-02', endsAt: '2026-03-02' })).toBe(1);
    expect(daysOf({ startsAt: '2026-03-02', endsAt: '2026-03-01' })).toBe(0);
  });

  test.each([
    ['2026-03-02', 7],
    ['2026-03-08', 1],
    ['2026-03-09', 0],
    ['2026-04-09', 0],
  ])('on %s there are %i left', (today, left) => {
    expect(daysLeftOf(week, today)).toBe(left);
  });

  test('begin and end as the zone has them, with summer time between', () => {
    expect(spanOf({ startsAt: '2026-03-28', endsAt: '2026-03-29' }, 'Europe/Madrid')).toEqual({
      opensAt: new Date('2026-03-27T23:00:00Z'),
      closesAt: new Date('2026-03-29T22:00:00Z'),
    });
  });

  test.each([
    ['semanal', week, '2026-03-09', { startsAt: '2026-03-09', endsAt: '2026-03-15' }],
    ['semanal', week, '2026-03-25', { startsAt: '2026-03-30', endsAt: '2026-04-05' }],
    ['mensual', week, '2026-03-09', { startsAt: '2026-04-02', endsAt: '2026-04-08' }],
    [
      'mensual',
      { startsAt: '2026-01-31', endsAt: '2026-02-01' },
      '2026-02-02',
      { startsAt: '2026-02-28', endsAt: '2026-03-01' },
    ],
  ] as const)('%s: after %o, on %s, come %o', (repeats, days, today, next) => {
    expect(nextDays(days, repeats, today)).toEqual(next);
  });
});

const typed: ChallengeFields = {
  ...week,
  title: 'Leer',
  description: '',
  emoji: '📖',
  metric: 'actividades',
  activityId: null,
  target: 5,
  mode: 'individual',
  childIds: ['a'],
  steps: [],
  prize: { points: 10, coinsCents: 0, badge: null },
  repeats: 'nunca',
};

describe('what is typed', () => {
  test('names each child once, and an activity only where one counts', () => {
    expect(tidy({ ...typed, childIds: ['a', 'b', 'a'], activityId: 'x' })).toMatchObject({
      childIds: ['a', 'b'],
      activityId: null,
    });
  });

  test.each<[string, Partial<ChallengeFields>, string]>([
    ['that ends before it begins', { endsAt: '2026-03-01' }, 'challenge_too_long'],
    ['of 91 days', { endsAt: '2026-05-31' }, 'challenge_too_long'],
    ['of eight days, every week', { endsAt: '2026-03-09', repeats: 'semanal' }, 'challenge_too_long'],
    ['of 29 days, every month', { endsAt: '2026-03-30', repeats: 'mensual' }, 'challenge_too_long'],
    ['of one activity that is not named', { metric: 'actividad_concreta' }, 'challenge_activity_missing'],
    ['of eight days in a row within seven', { metric: 'racha', target: 8 }, 'challenge_target_out_of_reach'],
    ['in a team of one', { mode: 'cooperativo' }, 'challenge_needs_siblings'],
    ['among siblings of one', { mode: 'entre_hermanos', childIds: ['a', 'a'] }, 'challenge_needs_siblings'],
    ['without a prize', { prize: { points: 0, coinsCents: 0, badge: null } }, 'challenge_prize_missing'],
  ])('a challenge %s is refused', (_, change, code) => {
    expect(() => tidy({ ...typed, ...change })).toThrow(expect.objectContaining({ code }));
  });

  test.each<[string, Partial<ChallengeFields>]>([
    ['one day', { endsAt: '2026-03-02' }],
    ['90 days', { endsAt: '2026-05-30' }],
    ['seven days in a row within seven', { metric: 'racha', target: 7 }],
    ['a badge alone', { prize: { points: 0, coinsCents: 0, badge: 'Lector' } }],
  ])('%s is enough', (_, change) => {
    expect(tidy({ ...typed, ...change })).toMatchObject(change);
  });

  test('begins today at the earliest', () => {
    expect(() => mustBeginBy('2026-03-02', typed)).not.toThrow();
    expect(() => mustBeginBy('2026-03-03', typed)).toThrow(expect.objectContaining({ code: 'challenge_date_passed' }));
  });
});

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [3, 3, 100],
  [9, 3, 100],
])('%i of %i are %i percent', (progress, target, percent) => {
  expect(percentOf(progress, target)).toBe(percent);
});
