import { describe, expect, test } from '@jest/globals';

import { highestLevel, levelAt, nameOfLevel, pointsOfLevel, viewLevel } from './level.policy.js';

describe('levels', () => {
  test.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [299, 2],
    [300, 3],
    [999, 4],
    [1000, 5],
    [4499, 9],
    [4500, 10],
    [122_499, 49],
    [122_500, 50],
    [9_007_199_254_740_991, 50],
  ])('%i points are level %i', (points, level) => {
    expect(levelAt(points)).toBe(level);
  });

  test('each level begins exactly at its points', () => {
    for (let level = 2; level <= highestLevel; level += 1) {
      expect(levelAt(pointsOfLevel(level))).toBe(level);
      expect(levelAt(pointsOfLevel(level) - 1)).toBe(level - 1);
    }
  });

  test.each([
    [1, 'Explorador'],
    [4, 'Explorador'],
    [5, 'Ahorrador'],
    [10, 'Constructor'],
    [15, 'Estratega'],
    [20, 'Guía'],
    [29, 'Guía'],
    [30, 'Leyenda'],
    [50, 'Leyenda'],
  ])('level %i is called %s', (level, name) => {
    expect(nameOfLevel(level)).toBe(name);
  });

  test('the bar shows the way to the next level, and none at the top', () => {
    expect(viewLevel(150)).toEqual({
      level: 2,
      name: 'Explorador',
      totalPoints: 150,
      pointsIntoLevel: 50,
      pointsForNext: 200,
    });
    expect(viewLevel(200_000)).toMatchObject({ level: 50, pointsForNext: null });
  });
});
