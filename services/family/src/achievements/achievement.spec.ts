import { describe, expect, test } from '@jest/globals';

import { changedAchievement, type Standing, viewAchievement } from './achievement.policy.js';

const child = { isChild: true, seesCoins: true };
const adult = { isChild: false, seesCoins: true };
const at = new Date('2026-03-01T10:00:00Z');

const standing = (more: Partial<Standing> = {}): Standing => ({
  achievementId: '018f0000-0000-7000-8000-000000000001',
  name: 'Diez actividades',
  description: 'Diez actividades aprobadas.',
  category: 'constancia',
  rarity: 'comun',
  metric: 'actividades',
  window: 'siempre',
  threshold: 10,
  coinsCents: 0,
  isSecret: false,
  earnedAt: null,
  seenAt: null,
  value: null,
  ...more,
});

describe('what is shown of an achievement', () => {
  test.each([
    [null, 0],
    [0, 0],
    [3, 3],
    [10, 10],
    [25, 10],
    [-4, 0],
  ])('%p of 10 are %i', (value, progress) => {
    expect(viewAchievement(standing({ value }), child).about?.progress).toBe(progress);
  });

  test('what is earned stands whole, also when less is measured by now', () => {
    const { about, earnedAt } = viewAchievement(standing({ earnedAt: at, value: 2 }), child);
    expect([about?.progress, earnedAt]).toEqual([10, at.toISOString()]);
  });

  test('a secret says nothing, to nobody, before it is earned, and everything afterwards', () => {
    for (const reader of [child, adult]) {
      expect(viewAchievement(standing({ isSecret: true, value: 9 }), reader)).toEqual({
        achievementId: standing().achievementId,
        about: null,
        earnedAt: null,
        isNew: false,
      });
      expect(viewAchievement(standing({ isSecret: true, earnedAt: at }), reader).about?.name).toBe('Diez actividades');
    }
  });

  test('it is new to the child alone, until the child has looked at it', () => {
    const isNew = (more: Partial<Standing>, reader = child) => viewAchievement(standing(more), reader).isNew;
    expect(isNew({ earnedAt: at })).toBe(true);
    expect(isNew({ earnedAt: at, seenAt: at })).toBe(false);
    expect(isNew({ earnedAt: at }, adult)).toBe(false);
    expect(isNew({ value: 9 })).toBe(false);
  });

  test('how much a child has put together is nothing for whom its coins are closed', () => {
    const closed = { isChild: false, seesCoins: false };
    const saved = (more: Partial<Standing> = {}) =>
      viewAchievement(standing({ metric: 'ahorro', threshold: 1000, value: 640, ...more }), closed).about?.progress;
    expect(saved()).toBeNull();
    expect(saved({ earnedAt: at })).toBe(1000);
    expect(saved({ metric: 'actividades' })).toBe(640);
  });
});

test('a change is told by field, in words that anybody reads', () => {
  const was = { name: 'Uno', description: 'a', coinsCents: 0, isSecret: false, isActive: true, sortOrder: 1 };
  expect(changedAchievement(was, { ...was, coinsCents: 500, isActive: false })).toEqual({
    before: { coins: '0', offered: 'yes' },
    after: { coins: '5', offered: 'no' },
  });
  expect(changedAchievement(was, was)).toEqual({ before: {}, after: {} });
});
