import { describe, expect, test } from '@jest/globals';

import { sectionsUnlocked, shareDone } from './progress.policy.js';

describe('the unlock chain', () => {
  test('opens challenges and rewards only with an activity and a goal', () => {
    const has = { children: true, goals: true, activities: true };
    expect(sectionsUnlocked(has)).toMatchObject({ challenges: true, rewards: true });
    expect(sectionsUnlocked({ ...has, goals: false })).toMatchObject({ activities: false, rewards: false });
    expect(sectionsUnlocked({ ...has, activities: false })).toMatchObject({ activities: true, rewards: false });
  });

  test('tops at 86 % because the bot never counts as done', () => {
    const steps = Array.from({ length: 7 }, (_, index) => ({ isDone: index < 6 }));
    expect(shareDone(steps)).toBe(86);
  });
});
