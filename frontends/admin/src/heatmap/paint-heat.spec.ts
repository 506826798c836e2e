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

test('a hundred thousand touches in as many spots are placed in a second', () => {
  const byHundreds = Array.from({ length: 10 }, (_, part) => ({
    section: 'hero',
    spots: Array.from({ length: 10_000 }, (_spot, n): [number, number, number] => [
      n % 100,
      part + n / 10,
      (n % 50) + 1,
    ]),
  }));
  // At its quickest: whatever else the machine does makes it slower only.
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    expect(pointsOf({ sections: byHundreds }, boxes)).toHaveLength(100_000);
    return performance.now() - startedAt;
  });
  expect(Math.min(...times)).toBeLessThan(1_000);
});
