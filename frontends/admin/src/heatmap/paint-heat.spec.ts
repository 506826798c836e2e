import { expect, test } from '@jest/globals';

import { colourOf, pointsOf } from './paint-heat.js';

const boxes = new Map([['hero', { left: 0, top: 100, width: 390 }]]);

test('a spot stands where its section stands on the page that is shown, as hot as it is beside the hottest', () => {
  const sections = [
    {
      section: 'hero',
      spots: [
        [50, 30, 4],
        [100, 0, 1],
      ] as [number, number, number][],
    },
    { section: 'gone', spots: [[1, 1, 2]] as [number, number, number][] },
  ];
  expect(pointsOf({ sections }, boxes)).toEqual([
    { x: 195, y: 130, heat: 1 },
    { x: 390, y: 100, heat: 0.25 },
  ]);
});

test('from blue for cold to red for hot', () => {
  expect([colourOf(0), colourOf(1), colourOf(2)]).toEqual(['hsl(230 90% 50%)', 'hsl(0 90% 50%)', 'hsl(0 90% 50%)']);
});

/** So many touches, each in a spot of its own, as the service sends them: 10,000 spots in a section. */
const touches = (count: number) => ({
  sections: Array.from({ length: count / 10_000 }, (_, part) => ({
    section: 'hero',
    spots: Array.from({ length: 10_000 }, (_spot, n): [number, number, number] => [
      n % 100,
      part + n / 10,
      (n % 50) + 1,
    ]),
  })),
});

/** The milliseconds that placing them takes at its quickest: whatever else the machine does makes it slower only. */
function quickestOf(count: number): number {
  const heat = touches(count);
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    pointsOf(heat, boxes);
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

test('a hundred thousand touches are placed in a second, in about ten times the time of a tenth of them', () => {
  expect(pointsOf(touches(100_000), boxes)).toHaveLength(100_000);
  const whole = quickestOf(100_000);
  expect(whole).toBeLessThan(1_000);
  expect(whole).toBeLessThan(50 * quickestOf(10_000));
});
